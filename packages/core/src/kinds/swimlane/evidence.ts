// Which requests ask for a swimlane.
import type { Evidence } from '../evidence.js';
import { chained, headed, lines, quote } from '../starting.js';

export const swimlaneEvidence: Evidence = {
  shows: 'the steps of a process, by who does them',
  words: [
    {
      weight: 12,
      words: `swim lane*, swimlane*, swimming lane*, schwimmbahn*, bpmn, pools for, lane, lanes, cross functional, carril*,
        couloirs, lignes d eau, 泳道, 分道, スイムレーン, own strip, own row, row per department|role|team,
        row for each department|role|team, split by role, by role and not, by who does, one lane, in a column of their own,
        column of their own, row of their own, lane of their own, strip of their own, in its own column|row|lane, own column,
        own lane, a lane each, a row each, bpmn diagram, pool for, process by department|team|role|person,
        abteilungsubergreifend*, funktionsubergreifend*, bahnen, bahn, swimlane diagramm, diagrama de carriles,
        diagrama de calles, diagramme a couloirs, par service, par acteur, por departamento, por rol, por roles,
        je abteilung, nach rollen, pro abteilung, pro rolle, 职能, 跨部门, 各部门, 每个部门, 角色分工, 分工, activity diagram with partitions,
        partitions, responsible department, department per step, por departamentos, across requester, who has it in hand,
        in hand at each, actor per row, by actor, por responsable, par responsable, nach zustandigkeit*, across the teams,
        across teams, horizontal bands, vertical bands, as bands, departments as, ligne par service, une ligne par,
        eine zeile pro, una fila por, tasks of .. separated, separated by, hiring manager, tasks of each, with the tasks of,
        waiting for whom`,
    },
    {
      weight: 7,
      words: `departments, hand off*, handoff*, hand over*, handover*, who does what, who does which,
        who sends .. after which step, sends which one, by role, per role, between departments,
        across sales|departments|teams, each role, different departments, becomes .. at our company, abteilungen,
        departamentos, 部门, 按部门, 各做, each of the four, everyone in their, zustandig*, welche abteilung, nach abteilung*,
        wer macht was, quien hace que, process by role, involved departments, which team does, which department does,
        which person does, team does which, who passes what, passes what to, passes it on, passed on, who takes over,
        takes over from, gives it to, over to, step by step across, steps between, process between,
        goes through purchasing|legal|finance, prozess .. uber, through registry, office .. authority,
        several departments|teams|people|roles, three departments|teams|people|roles|parties, two departments|teams|roles,
        four departments|teams|roles, each team, each party, involved, wer macht, wer ist wann, wer welchen schritt,
        wer .. zustandig, quien hace, entre departamentos, entre services, entre les services, zwischen abteilungen,
        beteiligte*, 谁负责, 负责, 哪个部门, 申请人 .. 审批, who acts, whose turn, when whose, responsible for which step,
        who is responsible for which step, backlog between, process across, flujo de .. departamentos, purchase to pay,
        procure to pay, order to cash, hire to retire, at each point, at each step who, in charge, each step who,
        it s the others, says it s the others, all say, is waiting for whom, stuck between, lies with, ball is in,
        hiring process, separated, order fulfilment, order fulfillment, returns process, claims process, who signs,
        who signs off, sign off, signs off, counter signs, hand it on, has to do something when, who has to do,
        by responsibility, from author over, over editor and, first level second, product recall, has to act, 分别,
        each in its own, on call vendor, who does what when, approval process across, across three, across four, across two,
        across several, process in three departments, steps of each department, steps per, tasks per department|role|team,
        who hands, processo por, proceso de compras por, departement par departement, with roles, responsibilities per step,
        who touches it, travel through our company, travels through, department does what, department does,
        through the company, through our company, through the organisation, through the house, who handles,
        who is responsible for each step, changes hands, passes through, from desk to desk, from office to office`,
    },
    {
      weight: 3,
      words: `role*, department*, process map, one row, purchase request, incident being, per step, ubergabe*, recruiter,
        candidate, tenant, caretaker`,
    },
    { weight: -4, words: 'manual lane, departments who is above, schema of the departments' },
    {
      weight: 3,
      least: 2,
      words: `finance, legal, accounting, hr, human resources, purchasing, manager, travel desk, employee, buyer, carrier,
        warehouse, supplier, front desk, team*, personalabteilung, einkauf, buchhaltung, mitarbeiter, compras, comptabilite,
        nurse, doctor, hotline, reception, registry, authority, mayor, salesperson, agent, hr department, marketing,
        procurement, logistics, geschaftsfuhrung, vertrieb, lager, kunde, kundin, chef, antragsteller, rechnungsprufung,
        ventas, contabilidad, almacen, achats, magasin, fournisseur, secretary, secretariat, clerk, applicant, pharmacist,
        lawyer, editor, reviewer, tester, developer, operator, foreman, courier, teacher, principal, 财务, 主管, 采购, 仓库, 客服, 销售,
        员工, 经理, requester, accounts payable, accounts receivable, vendor, bank, shop, office, landlord, insurer, surveyor,
        architect, engineer, designer, manufacturing, customer, patient, service desk, it, team lead, board, committee,
        citizen, town hall, dean, student office, controller, treasury, quality department, quality, shipping, dispatch,
        planner, driver, kitchen, waiter, guest`,
    },
  ],
  shapes: { conditions: 1 },
  needs: [
    { what: 'Who takes part, one lane per participant.', shownBy: ['names'] },
    { what: 'The steps, and who does each.', shownBy: ['steps', 'conditions'] },
  ],
  start: (named) =>
    headed('swimlane', named) +
    lines(
      named.items,
      ({ id, label }) => `lane ${id} ${quote(label)} {\n  node ${id}-step "Step of ${quote(label).slice(1)}\n}`,
    ) +
    lines(chained(named), ({ from, to }) => `${from.id}-step -> ${to.id}-step`),
  skeleton: `swimlane "Who does which step"
lane asks "Employee" {
  node ask terminal "Asks"
  node gets terminal "Receives it"
}
lane decides "Manager" {
  node check decision "Approved?"
}
lane orders "Purchasing" {
  node buy "Orders it"
}
ask -> check
check -> buy : "yes"
check -> ask : "no"
buy -> gets
`,
};
