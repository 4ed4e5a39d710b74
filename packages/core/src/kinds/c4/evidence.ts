// Words in a request that point to a C4 diagram.
import type { Evidence } from '../evidence.js';
import { chained, headed, labelled, lines } from '../starting.js';

export const c4Evidence: Evidence = {
  shows: 'a software system, who uses it, and what it consists of',
  words: [
    {
      weight: 12,
      words: `c4*, system context, context diagram|map|view|picture|of, container diagram|view|level, component diagram|level,
        structurizr, simon brown*, arc42, kontextdiagramm*, kontextsicht, kontextabgrenzung, containerdiagramm*,
        container diagramm, komponentendiagramm*, diagrama de contexto|contenedores|componentes,
        diagramme de contexte|conteneurs|composants, scope and context, 上下文图, 系统上下文, 容器图, 组件图, containers inside,
        classes of component, deployable units, one box for our|the, systemkontext*, systemlandschaft, system landscape,
        landscape diagram, contexte du systeme, contexto del sistema, vista de contenedores, vue des conteneurs,
        vue contexte, arc 42, c4 model*, c4 modell*, c4 level, 系统上下文图, 系统边界, 系统全景, context for, context of, context view,
        vista de contexto, no internals, container into components, container .. components, kontext,
        our system in the middle, system in the middle, system in the centre|center, containers does the,
        consist of and how do they communicate, which containers`,
    },
    {
      weight: 7,
      words: `external system*, third party systems, systems around, system as one box, as one box, boundary of the system,
        system boundary, use|uses .. which calls|reads|asks, technology in brackets, systems it exchanges, software system*, exchanges data with,
        enterprise architects, with technology, its|their technology, neighbouring systems, neighbour systems,
        nachbarsystem*, fremdsystem*, sistemas externos, systemes externes, servicios externos, 外部系统, level 1|2|3,
        actors .. system, zoom into, users and the systems, people .. system, software architecture, which systems .. talks,
        and outside of it, external service*, services it relies, relies on, depends on and who, which other systems,
        other systems, users and external, who uses, users of the, people and systems, system and its neighbours,
        interfaces to other systems, architecture docs, architecture documentation, first page of the architecture,
        and their tech, and tech, technologies of, tech of, deployables, applications and data stores, running parts,
        building blocks, inside the api, inside the application, systeme voisin*, umsysteme*, umliegende systeme,
        externe systeme, externe dienste, sistemas vecinos, acteurs, actores, 用户和外部, 外部服务, 依赖哪些系统, drittsysteme,
        which systems our, systems our .. talks, talks to, break .. down into components, into components, core banking,
        credit bureau, stakeholders ask, system and .. around it, internals, vecinos, loan system, surrounding systems,
        interfacing systems, what they exchange, customers on the left, on the left .. on the right, communicate,
        do they communicate, web app mobile app, mobile app api, payment provider, system consists, parts of the system,
        platform consist, software consist, application consist, third party, third parties, provider on the right,
        users on the left, partner systems, upstream and downstream systems, zahlungsanbieter, proveedor de pago,
        surrounds our, surrounds, what surrounds, who and what, big picture of the, big picture, non technical readers,
        what is inside the web, controllers services and repositories, as components, inside the web application, 网上银行,
        our crm its users, its users and the systems, systems it talks to, the components inside, components inside,
        inside our payment service, which external, systems around it, talks to and, people who use it, who uses it,
        personen und systeme, software landscape, systems landscape, application landscape,
        internal structure of the service|system|application, our app and its surroundings, surroundings, its surroundings,
        zoom in on, zoom in, who calls them, identity provider payment`,
    },
    {
      weight: 3,
      words: `actor*, component*, container*, system, systems, architecture, enterprise architecture, single page app, spa,
        technolog*, boundary, high level picture, akteure, kinds of users, protocols, depend on, its users, deployable,
        units, react, kotlin, vue, spring, flutter, facade, controller*, api application, software`,
    },
    {
      weight: -5,
      words: 'shipping container*, container ship*, system of government, out of context, docker container*',
    },
  ],
  shapes: {},
  needs: [
    { what: 'The system, its users and the systems around it.', shownBy: ['names', 'messages'] },
    { what: 'What each relation carries, and with which technology.', shownBy: ['messages'] },
  ],
  start: (named) =>
    headed('c4', named, ' view=context') +
    lines(named.items, (each) => `system ${labelled(each)}`) +
    lines(chained(named), ({ from, to }) => `${from.id} -> ${to.id} : "uses"`),
  skeleton: `c4 "The system and what is around it" view=context
person user "User" sub="Buys things"
system shop "Shop" sub="Sells and delivers"
system bank "Bank" external sub="Takes payments"
user -> shop : "Buys with"
shop -> bank : "Takes payments with" tech="HTTPS"
`,
};
