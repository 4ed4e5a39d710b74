// Samples of Mermaid's class diagram syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
title: Shop
---
classDiagram
  direction RL
  accTitle: Classes
  class Cart["The cart"]:::hot {
    <<interface>>
    +int count
    -Map~String, List~Item~~ items
    #add(Item item) bool
    ~clear()$
    +total()* float
    String owner$
    anything, really
  }
  class Store~T~
  class \`odd name!\` <<service>>
  Cart : +pay(amount) void
  <<abstract>> Store
  Store <|-- Shop
  Shop *-- "1..*" Cart : holds
  Shop o-- Item
  Cart --> Item : has
  Cart -- Item
  Cart ..> Order
  Order ..|> Store
  Order .. Item
  Payable ()-- Order
  Item <|--|> Order
  namespace shop.inner["Inside"] {
    class Shelf
    namespace deep {
      class Box { +int size }
    }
  }
  note "A note of all"
  note for Cart "First\\nsecond"
  click Cart href "https://example.com" "Tip"
  link Order "https://example.com"
  callback Item "open"
  classDef hot fill:#f66,stroke:#333
  cssClass "Order,Item" hot
  style Shop fill:#9f9
`,
  ],
  pieces: [
    'namespace a{',
    'namespace a {\n',
    'class A{',
    'class A {\n',
    'A --> B\n',
    'A : b\n',
    'A <|-- ',
    '"',
    '`',
    'note "',
    'A~',
    '+a(b) ',
    '<<',
    '}',
    'class A["',
    'namespace a.b.c{',
    'A "1" --> "2" ',
    'class A {}',
  ],
};
