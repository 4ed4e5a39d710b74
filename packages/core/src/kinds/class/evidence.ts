// Words in a request that point to a class diagram.
import type { Evidence } from '../evidence.js';
import { headed, labelled, lines } from '../starting.js';

export const classEvidence: Evidence = {
  shows: 'types, their members, and which inherits from or holds which',
  words: [
    {
      weight: 11,
      words: `class diagram|picture|model|hierarchy|chart|structure, uml class, uml model, classes and interfaces,
        klassendiagramm*, klassenmodell, diagrama de clases, diagramme de classes|classe, diagramme uml des types, 类图, クラス図,
        object model, object oriented, type hierarchy, types hierarchy, abstract class*|base, base class*|implementation,
        subclass*, superclass*, exception types|classes|hierarchy,
        observer|factory|visitor|strategy|decorator|singleton pattern, beobachter muster*, entwurfsmuster*, sequence types,
        attributes and methods, methods and, dataclass*,
        strategy|adapter|composite|command|state|builder|proxy|bridge|iterator|mediator|memento|facade|prototype pattern,
        concrete strateg*, concrete class*, attributes and operations, class structure, uml of, uml for, klassenstruktur,
        klassenhierarchie, jerarquia de clases, hierarchie de classes, hierarchie des classes, estructura de clases,
        patron observador|estrategia|singleton, patron de conception, patron de diseno, 类的, 类之间, 类和接口, 设计模式, 面向对象, 类结构,
        domain classes, decorator pattern, pattern for, pattern with, who extends, extends whom, extends what, classes for,
        classes of our|the|my, class with, classes with, widget hierarchy, overridden methods, methods are overridden,
        calls super, super, types and their relations, types and their, parents .. methods, composite pattern,
        hierarchy .. methods|overrid*|interfaces, code structure of the types, composite, observer, singleton,
        concrete repositor*, generic repository, klassen und schnittstellen, klassen und, implementations, interface with`,
    },
    {
      weight: 8,
      words: `inherit*, implements, extends, extend it, override*, polymorphi*, composition and inheritance, derives from,
        derived from, derive from, vererb*, erbt, herencia, hereda*, heritage, herite*, 继承, 接口, public methods, mixin*,
        composition and multiplicity, types of this, types in, has a and who implements, implement it, attributes operations,
        operations, models extend, mix in, mixes in, basemodel, extended by, realizes, realises, subtype*, supertype*,
        sealed, enum*, trait*, protocol class, typeclass*, virtual, fields and methods, getters, typescript types,
        types of the module, types from, domain objects, value objects, aggregate root*, entities and value, erben, ableit*,
        abgeleitet, unterklasse*, oberklasse*, schnittstelle*, subclase*, superclase*, sous classe*, implementa, implemente,
        interfaces, dog, 子类, 父类, 基类, 抽象类, 实现, which interface, interface .. implement, to implement, savingsaccount, widget*,
        ts, edge node, weighted, graph ts, which class, which classes, class .. responsible, instantiat*,
        dependency inversion, solid principle*, signatures, getters and setters, parents children and, and its concrete,
        concrete, generic*, objects in our, and what they inherit, java interfaces, interfaces and their,
        relationships between our interfaces|classes|types, card game classes, which extends which, extends which,
        types of our, config file parser, base type, derived types, inheritance tree, class members, methods of,
        properties of the class*, objetos, objekte, objets, mother class, parent class*, child class*, clases para,
        klassen fur, classes pour, attributes and operations of, ui components, our ui components, show the attributes`,
    },
    {
      weight: 5,
      words: `method*, constructor*, abstract, composition, multiplicity, generics, injected, properties and, visibility,
        domain model, object*, design pattern*, methoden, metodos, methodes, 方法, 属性, 类, entities in .. domain,
        structure of the entities, classes, associations, association, implement, which fields, subclass`,
    },
    {
      weight: 2,
      words: `class*, types, interface, field*, typescript, data model, klasse*, clase*, plugin api, python, kotlin, rust, c,
        swift, module, nest, nodes, package*, fields, members, base, instances, uml`,
    },
    {
      weight: -6,
      words: `user interface, class timetable, class of event*, class and order, classes of component*, class of, first class,
        class schedule, world class, business class, asset classes, classes of, class a, social class, class room,
        school class, classes at, yoga class*`,
    },
  ],
  shapes: { types: 9 },
  needs: [
    { what: 'The types, by name.', shownBy: ['types', 'names'] },
    { what: 'What each has and can do, and what it inherits or holds.', shownBy: ['types'] },
  ],
  start: (named) =>
    headed('class', named) +
    lines(named.items, (each) => `class ${labelled(each)}`) +
    lines(named.links, ({ from, to }) => `${from.id} -- ${to.id}`),
  skeleton: `class "What inherits from what"
class shape "Shape" stereotype=interface {
  area(): number
}
class circle "Circle" {
  -radius: number
  +area(): number
}
class drawing "Drawing" {
  -shapes: Shape[]
}
circle implements shape
drawing owns shape : "contains" from=1 to="1..*"
`,
};
