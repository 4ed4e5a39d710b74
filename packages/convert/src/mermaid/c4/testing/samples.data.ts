// Samples of Mermaid's C4 diagram syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Bank
---
C4Container
  title Ignored
  accTitle: Containers
  Person(user, "Customer", "Has accounts", $tags="v1", $link="https://example.com")
  Person_Ext(guest, "Guest")
  Enterprise_Boundary(e, "Bank") {
    System_Boundary(s, "Online", $tags="x") {
      Container(web, "Web", "Java, Spring", "Serves pages", "java")
      ContainerDb(db, "Rows", "SQL")
      ContainerQueue_Ext(q, "Events", "Kafka", "")
      Component(c, "Part", "Class", "Does it")
      ComponentDb_Ext(cd, "Cache")
    }
    Boundary(b, "Other", "team") {
      SystemDb(sd, "Store")
      SystemQueue_Ext(sq, "Bus", $descr="All of it", $sprite="x")
    }
  }
  Deployment_Node(n, "Host", "Linux", "In a rack") {
    Node_L(nl, "Left") {
      System(sys, "Inside<br/>it")
    }
  }
  Rel(user, web, "Uses", "HTTPS", "Every day")
  BiRel(web, db, "Reads #amp; writes")
  Rel_U(web, q, "up")
  Rel_Right(q, sys, "right")
  Rel_Back(db, c, "back")
  RelIndex(3, c, cd, "third")
  Rel(e, guest, "of a boundary")
  UpdateElementStyle(user, $bgColor="red", $fontColor="white")
  UpdateRelStyle(user, web, $textColor="blue", $offsetX="5")
  UpdateLayoutConfig($c4ShapeInRow="3", $c4BoundaryInRow="1")
`,
  ],
  pieces: [
    'Person(a, "b")\n',
    'Boundary(a, "b") {\n',
    'Boundary(a, "b") {',
    'Rel(a, b, "c")\n',
    '"',
    '(',
    ',',
    'Person(a',
    '}',
    'Person(a, $b="c")\n',
    'Rel(a',
    'Node(a, "b") { ',
  ],
};
