// Words in a request that point to a gantt.
import type { Evidence } from '../evidence.js';
import { headed, labelled, lines, type Named } from '../starting.js';

/** `first` and `more`: options of the first task, and of every task. */
function started(named: Named, first = '', more = ''): string {
  return (
    headed('gantt', named) +
    lines(named.items, (each, index) => {
      const before = named.items[index - 1];
      const begins = before === undefined ? 'start=2026-01-05' : `after=${before.id}`;
      return `task ${labelled(each)} ${begins} length=${Math.min(365, Math.ceil(each.amount || 5))}d${index === 0 ? first : ''}${more}`;
    })
  );
}

export const ganttEvidence: Evidence = {
  shows: 'tasks with a start and a length on a calendar',
  words: [
    {
      weight: 11,
      words: `gantt*, project plan|schedule|calendar, balkenplan*, projektplan*, terminplan*, zeitplan*, bauzeitenplan*,
        cronograma*, planning du|de|des, planning projet, plan de proyecto, plan de projet, calendrier du projet, 甘特图, 进度计划,
        项目计划, 排期, 进度表, critical path, kritischer pfad, camino critico, chemin critique, bars on a calendar, as bars on,
        on a calendar, state of the project, maintenance windows, vacation overview|plan|calendar, urlaubsplan*, thesis plan,
        work plan, arbeitsplan, plan de trabajo, plan de travail, construction schedule|plan, terminkalender, retroplanning,
        calendario del proyecto, planificacion, planification, ablaufplan mit, 时间安排, 日程, 时间表, 工作计划, 时间计划,
        production schedule, task schedule, launch plan, migration plan, rollout plan, predecessors, time axis with tasks,
        tasks on a time axis, bauablauf*, bauplan mit terminen, bauzeit*, balkendiagramm mit terminen, plan the sprint,
        preparations over, task list with dates, tasks with dates, project timeline with, einsatzplan*, phasenplan,
        timeline of .. with tasks, tasks that depend, tasks which depend, tasks that overlap, construction plan, build plan,
        booked on which, by section from`,
    },
    {
      weight: 6,
      words: `schedule*, work package*, work breakdown, overlap*, slip*, working days, start and end date*, start date*, end date*,
        durations, duration*, does it fit, in parallel, can start, starts when|after|in, lead time, how long, weeks late,
        calendar, sprint plan*, tasks .. done, which tasks, depends on the task, bis wann, parallel, wochen, semanas,
        semaines, 工期, 天, 里程碑, dependencies, roadmap, resource plan*, release plan*, line for today,
        takes .. days|weeks|months, needs .. days|weeks|months, days after, weeks after, weeks before, days before,
        when will .. finished|done|ready|end, at the same time, who is away, predecessor*, jan feb, months of,
        takes six|two|three|four|five|seven|eight|ten, needs two|three|four|five|six|ten, arrive* on the,
        after that .. days|weeks, finish* by, finish in time, in time for, ready by, delay*, verspat*, retard, retraso,
        blocked until, as soon as .. is done, starts as soon, capacity plan*, allocation, shifts of, critical tasks,
        long each, how many days|weeks, wie lange, cuanto tiempo, combien de temps, gleichzeitig, en paralelo, en parallele,
        buffer, float, slack time, week by week, month by month plan, 持续, 依赖, 先后依赖, 完成时间, 开始时间, 截止, ready before,
        begin before, begin until, start before, start until, release date, realistic, before what, progress in percent,
        progress, owners and progress, terminen, termine, fristen, fechas limite, plazos, delais, echeances, can t begin,
        cannot begin, cannot start, can t start, two weeks for, at the end, over the next, owners, fertig,
        timetable of the project, is it realistic, still make it, on time, depend on each other, must happen .. before,
        in the .. weeks|days|months before, blocked by, who is blocked, can start with, weeks foundation, weeks three,
        zwolf wochen, order of work, order of the works|trades, trades, electrician, scaffolding, permit*, plasterer,
        in what order .. work, when must .. begin, when must .. start, latest start, earliest start, latest possible,
        earliest possible, target date, go live, golive, countdown, count down, fertigstellung, who is working on what when,
        booked on, who is booked, on which job in which week, in which week, road works, which week, moving day,
        handover date, which crew, crew, crews, when does which, works on which section, can we sign, when can we,
        when can i, how soon, soonest, away in, on holiday in, says ten days, ten days, run at the same time,
        have to wait for, wait for the permit, start and end of each, which preparations, preparations for, must wait for`,
    },
    {
      weight: 3,
      words: `deadline*, milestone*, plan, planned, task*, phase*, days, weeks, months, week*, renovation, rollout,
        next year|month|quarter, quarters, late, until, launch, migration in, planung, umzug, dias, jours, 计划, sprint*,
        autumn, spring, january, february, march, april, june, july, august, september, october, november, december,
        vacation, holiday*, plumber, tiling, prepar*, apertura, experiments, literature, monday, tuesday, wednesday,
        thursday, friday, finished, date, duration, mai, juin, juillet, enero, febrero, marzo, abril, junio, julio, agosto,
        octubre, januar, februar, marz, juli, oktober, dezember`,
    },
    { weight: -5, words: 'business plan, floor plan*, small plan, plans as columns, over the plans' },
  ],
  shapes: { lengths: 7 },
  needs: [
    { what: 'The tasks, by name.', shownBy: ['names', 'lengths'] },
    { what: 'When each starts, or after which other.', shownBy: ['dates'] },
    { what: 'How long each takes.', shownBy: ['lengths'] },
  ],
  start: (named) => started(named),
  skeleton: `gantt "The plan"
section "Prepare" {
  task draft "Draft" start=2026-01-05 length=5d
  task review "Review" after=draft length=3d
}
section "Deliver" {
  task build "Build" after=review length=10d
  milestone live "Live" after=build
}
`,
  patterns: [
    {
      words: `baseline*, planned and|against|versus|vs actual, actual and|against|versus|vs planned|plan, original plan|dates|schedule,
        slip*, planned dates, first planned, soll ist*, soll und ist, ursprunglich*, plan initial, plan original, 计划与实际, 基线`,
      start: (named) => started(named, ' planned=2026-01-05..2026-01-09'),
      skeleton: `gantt "What slipped"
task draft "Draft" done start=2026-01-05 length=5d planned=2026-01-05..2026-01-09
task review "Review" active after=draft length=6d planned=2026-01-10..2026-01-13
task build "Build" after=review length=10d planned=2026-01-14..2026-01-23
`,
    },
    {
      words: `owner*, assignee*, assigned, by whom, who does, who works, who is working, who is responsible, responsible, person for,
        people on, zustandig*, verantwortlich*, wer macht, responsable*, 负责人`,
      start: (named) => started(named, '', ' by="Owner"'),
      skeleton: `gantt "Who does what when"
task draft "Draft" start=2026-01-05 length=5d by="Ada"
task review "Review" after=draft length=3d by="Tom","Eva"
task build "Build" after=review length=10d by="Ada"
`,
    },
  ],
};
