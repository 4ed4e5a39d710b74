// Words in a request that point to a flow.
import type { Evidence } from '../evidence.js';
import { chained, headed, labelled, lines, type Named, quote } from '../starting.js';

/** `first`: options of the first node, in place of its type. */
function started(named: Named, first?: string): string {
  return (
    headed('flow', named) +
    lines(named.items, (each, index) => {
      if (index === 0 && first !== undefined) return `node ${labelled(each)} ${first}`;
      return each.label.endsWith('?') ? `node ${each.id} decision ${quote(each.label)}` : `node ${labelled(each)}`;
    }) +
    lines(chained(named), ({ from, to }) => `${from.id} -> ${to.id}`)
  );
}

export const flowEvidence: Evidence = {
  shows: 'how one step leads to the next, or what is connected with what',
  words: [
    {
      weight: 10,
      words: `flowchart*, flow chart|diagram, process chart|diagram|map|flow, boxes and arrows, box and arrow,
        decision chart|diagram|tree|flow, block diagram, data flow diagram, dataflow, network diagram|topology|map|plan,
        architecture diagram|picture|overview|sketch, system architecture, infrastructure diagram, deployment diagram,
        wiring diagram, ablaufdiagramm*, flussdiagramm*, programmablauf*, prozessdiagramm*, entscheidungsdiagramm*,
        entscheidungsbaum, blockdiagramm*, netzplan*, diagrama de flujo|proceso|bloques, arbol de decision, logigramme*,
        diagramme de flux, arbre de decision, schema fonctionnel, fluxograma, 流程图, 流程圖, 决策树, 判断, フローチャート, flow of control,
        control flow, wiring of, map the wiring, decision table flow, organigrama de flujo, diagrama de decision,
        diagramme de decision, process flow*, user flow*, activity diagram, aktivitatsdiagramm*, diagramme d activite,
        diagrama de actividad*, circuit diagram, cloud diagram, aws diagram, azure diagram, network map, infrastructure map,
        netzwerkdiagramm*, netzwerkplan, diagrama de red, schema reseau, 网络拓扑, 拓扑图, 拓扑, 网络图, 决策流程, 数据流, tree of questions,
        questions tree, question tree, troubleshooting tree, flow of the, organigramme de decision, organigramme decision,
        guide me through, through the questions, lending rules, rules of`,
    },
    {
      weight: 6,
      words: `decision*, decide*, what to do next|when|if, which way out, own way out, troubleshoot*, runbook, playbook, pipeline*,
        ci cd, workflow*, algorithm*, procedure*, gets into production, ends up, end up, yes or no, escalation*, escalate,
        entscheid*, freigabe*, genehmig*, freigegeben, proceso, procedimiento, aprobacion, processus, demarche, 流程, 审批, 步骤,
        怎么处理, sequence of decisions, wired, topology, infrastructure, compose, terraform, vpc, data pipeline, etl, ingest*,
        rules .. take, git push starts|triggers|start, layers of approval, levels of approval, approval chain, arrows,
        how data gets|moves|flows|travels, data flows, flow of data|requests, depends on income, which form, do i need, ifs,
        question it asks, questions to ask, each answer takes, takes the customer, answer leads, se decide, como se decide,
        decidir, what do i do, what should .. do, instructions, checklist, diagnosis, debug*, triage, first aid,
        wie entscheid*, entscheidungs*, was tun, vorgehen, procedure a suivre, que hacer, que faire, architecture of,
        wie hangt, hangen zusammen, talks to what, is connected to, connected to which, what depends on what,
        dependency graph, dependencies between, dependency between, calls which service, deployment, cluster, loop until,
        loops back, parser, build pipeline, 判断条件, 怎么办, 审核, 部署, 依赖关系, 微服务, is handled, are handled, gets handled, handled,
        what .. does when|if, including what happens, ends in the right, production process, produktionsablauf, fertigungs*,
        生产流程, stops everything, a human looks, automatic above, questions that, how does .. get, how it works,
        way of handling, handling of, what our .. does, what to do with, sorted by severity, are sorted, wait for the,
        go to the manager, goes to the manager, dead letter, event driven, event bus, message broker, page somebody,
        within ten|five|two|three minutes|hours|days, eligib*, logic of, logic behind, discount logic, decision logic,
        business rules, rule engine, steps needed, which steps, steps are needed, manual for, guide to choosing,
        choosing a|the|between, how to choose, choose a|the, emergency plan, evacuat*, repair guide, is made, are made,
        how .. is made, supply chain, lieferkette, cadena de suministro, chaine d approvisionnement, hosting setup,
        production environment, our setup, setup of, home network, network of our, integration between, integrations,
        route of, path of, from click to, way of a, weg eines|einer, camino de, chemin d un, ivr, phone menu, sorting,
        screening, filter*, routing of, first check, then check, cases, in case of, in which case*, every case, edge cases,
        exceptions are, fallback, gets stuck|lost|rejected, queue fills, 供应链, 生产, 步骤图, 处理流程, 情况, arrives, is unpacked,
        is checked, checked for, moved to quarantine, is my, is it worth, eligible, worth .. ?, guide me,
        who may .. questions, arrives by, is imported, is sent on, comes in by, runs on .. behind, should i, get a badge,
        how does a new .. get, all the steps, what happens if, also what happens, does not print, doesn t print,
        does not work, doesn t work, does not start, won t start, steps to get, step to take, bestellung im, how to get a,
        is closed at once, way of a complaint, way of an application, way of a request, within a day, at once, what goes to`,
    },
    {
      weight: 3,
      words: `approv*, roll back, rollback, rejected, otherwise, retri*, retry, explain how, how .. becomes|works,
        what happens when|if|after|between, escalat*, sends back, go back, deploy*, release process, rules, check*, risk is,
        wenn, falls, sonst, si no, sinon, 如果, 否则, allow|challenge|block, connected, connects, connection*, in front of,
        insurance claim, arrow, route*, routing, depends, modem, switch, nas, proxmox, api gateway, dynamodb, sns, sqs, ec2,
        vm, vms, server, servers, publish to, write to, cloudfront, pub sub, jenkins, github actions, helm, argo, nat,
        subnet*, vpn, proxy, reverse proxy, ingress, grafana, prometheus, consumer*, producer*, cron, job, jobs, batch,
        stripe, twilio, auth0, 服务器, 网关, 负载均衡, 缓存, 队列, automatic, process*, ablauf*, dann, 架构图, failover, recipe, diagnose*,
        either .. or, comes in, boxes, how do we, what happens to, goes to the`,
    },
    {
      weight: 3,
      least: 2,
      words: `rails, monolith, sidekiq, flask, laravel, express, haproxy, apache, memcached, uploads, front, api, apis, client,
        database, db, service, services, cache, app, nginx, django, rabbitmq, kafka, celery, redis, postgres*, mysql,
        mongodb, elasticsearch, load balancer, alb, ecs, rds, s3, lambda, kubernetes, docker, spark, snowflake, queue*,
        gateway, backend, frontend, traefik, worker*, microservice*, warehouse, bucket, cdn, dns, firewall*, router*,
        switches`,
    },
    { weight: 2, words: 'flow, software architecture, architecture, module*' },
  ],
  shapes: { conditions: 4, steps: 4 },
  needs: [
    { what: 'The steps or parts, by name.', shownBy: ['names', 'steps', 'conditions', 'messages'] },
    { what: 'What leads to what, and under which condition.', shownBy: ['conditions', 'messages', 'steps'] },
  ],
  start: (named) => started(named),
  skeleton: `flow "What leads to what"
node begin terminal "Begin"
node check decision "Is it complete?"
node work step "Do the work"
node ask step "Ask for the rest"
node finish terminal "Done"
begin -> check
check -> work : "yes"
check -> ask : "no"
ask -> check
work -> finish
`,
  patterns: [
    {
      words: 'hexagon*, sechseck*, hexagone*, 六边形',
      start: (named) => started(named, 'shape=hexagon'),
      skeleton: `flow "What leads to what"
node begin terminal "Begin"
node prepare "Prepare" shape=hexagon
node work step "Do the work"
node finish terminal "Done"
begin -> prepare
prepare -> work
work -> finish
`,
    },
  ],
};
