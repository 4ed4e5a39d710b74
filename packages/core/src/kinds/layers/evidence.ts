// Words in a request that point to layers.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const layersEvidence: Evidence = {
  shows: 'levels that build on one another',
  words: [
    {
      weight: 10,
      words: `layer diagram|cake|model|picture|view, layered architecture|system|picture, layers of the|our|a, stack diagram,
        technology stack, tech stack, software stack, network stack, protocol stack, schichten*, schicht, capas, couches, 分层,
        层级架构, 技术栈, 架构层, レイヤー, onion, as a cake, cake with, clean architecture, osi, tcp ip model, stacked,
        one above the other, on top of each other, what sits on what, down the network stack, flow down the, layer cake,
        n tier, multi tier, abstraction level*, levels of abstraction, abstraction layer*, protocol layers, soil profile,
        strata, schichtmodell, schichtenarchitektur, drei schichten, modelo de capas, tres capas, arquitectura de capas,
        modele en couches, modele osi, pile logicielle, pile technologique, pile reseau, pila de, pila tecnologica,
        technologie stack, 协议栈, 分层架构, 层次, 架构分层, 三层, 七层, 四层, 堆叠, platform as a, ports and adapters, hexagonal, geological,
        floors of a building, four layers, five layers, seven layers, two layers, layers and, schichten der, schichten des,
        schichten von, capas de, couches de, from kernel up, layered diagram, on which level, space over, over hardware,
        kernel space, user space, en .. couches, as stacked, maslow, pyramid*, pyramide*, stacked on,
        what runs on top of what, runs on top, aufbau der, aufbau des, ring model, structure of the atmosphere,
        structure of the earth, cross section of, core services plug, as floors, three layers, stacked levels`,
    },
    {
      weight: 7,
      words: `sits on, stands on, stand on, rests on, rest on, built on top, builds on, underneath, on top, below that,
        at the bottom, innermost, outermost, rings, tiers, three tier, what is underneath, along all rows, along the side,
        beneath, lower level*, ontop, auf einander, aufeinander, uebereinander, ubereinander, darunter, encima de, debajo,
        au dessus, en dessous, web tier, application tier, data tier, presentation tier, up to applications,
        from transistors, up to the, from the bottom up, bottom up, top down, upper, lower, uppermost, lowest, topmost,
        then the, base of everything, above it, below it, on which .. rests, what rests, which .. builds, baut auf,
        bauen auf, unten, obendrauf, se apoya en, repose sur, reposent sur, abajo, arriba, en haut, en bas, 上层, 下层, 底层, 从上到下,
        从下到上, 应用层, 物理层, 数据层, stand upon, supports the one above, shell, core and, concentric, crust, mantle, under the hood,
        up to apps, up to the apps, up to dashboards, raw storage to, from the ground up, ground floor, storey*,
        levels of the system, lives where, down to the disk, browser down, from the browser down, over kernel, hierarchy as,
        which technology .. level, at which level, on each level, per level, level by level, ebene*, ebenen, nivel*, niveaux,
        layer by layer, shield*, storeys, cross cutting, cross section, on top of what, hypervisor vms, core services,
        plug ins around, what is built on what, built on what, built on, four layer, three layer, five layer,
        presentation application domain, levels from, base layer, top layer, lowest layer, highest layer, lower layers,
        upper layers, platform layers, sandwich, soil, cake, burger, tower of, as floors of, floors of the building,
        lies above what, lies above, lies on, lies below, user land, what is below`,
    },
    {
      weight: 4,
      words: `layer*, top, bottom, kernel, runtime, middleware, rtos, hal, stack, persistence, persistenz, presentation,
        platform service*, hardware, topsoil, subsoil, bedrock, transistors, web server, os, hypervisor, bare metal,
        abstraction, business logic, data access, sits, top to bottom`,
    },
    {
      weight: 1,
      words: `business services, channels, infrastructure, firmware, high level picture, enterprise architecture, platform,
        drivers, ui, oben, foundation, levels, below, up to, runs on`,
    },
    {
      weight: -8,
      words: `stacked bar*, stacked column*, stacked area, layers of approval, top left, bottom left, stack trace*, from top right,
        bottom right, full stack`,
    },
  ],
  shapes: {},
  needs: [{ what: 'The layers from top to bottom, and what each holds.', shownBy: ['names', 'outline'] }],
  start: (named) =>
    headed('layers', named) +
    lines(
      named.items,
      ({ id, label }) => `layer ${id} ${quote(label)} {\n  node ${id}-part "Part of ${quote(label).slice(1)}\n}`,
    ),
  skeleton: `layers "What stands on what"
layer apps "Applications" {
  node web client "Web"
  node mobile client "Mobile"
}
layer services "Services" {
  node api service "API"
}
layer data "Data" {
  node db database "Database"
}
`,
};
