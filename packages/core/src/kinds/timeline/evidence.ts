// Which requests ask for a timeline.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const timelineEvidence: Evidence = {
  shows: 'what happened when',
  words: [
    {
      weight: 10,
      words: `timeline, time line, chronolog*, zeitstrahl*, zeitleiste*, chronik, linea de tiempo, linea del tiempo, cronologia*,
        frise, chronologie*, ligne du temps, linha do tempo, 时间线, 时间轴, 年表, 大事记,
        history of our|the|my product|company|project|logo|brand, history of, what happened when, what happened in which,
        order of events, sequence of events, minute by minute, git like history, quadrants of the year,
        each of the four quarters, in which minute, key dates, history in dates, historical events, important dates,
        wichtige daten, eckdaten, fechas clave|importantes, dates cles, historische ereignisse, acontecimientos,
        faits marquants, recap of the year, year in review, jahresruckblick, incident review, war diary, logbook,
        changelog of, 历程, 历史事件, 时间顺序, 编年, 大事, 发展史, 演变, planned for q1, q1 q2, q1 q2 q3, quarter by quarter, year by year,
        hour by hour, day by day of, month by month of, my career, career in, night of the, protocol of the night, 成立 .. 年,
        oldest first, newest first, oldest to newest, zeitlicher ablauf, zeitliche abfolge, chronological*, im zeitverlauf,
        orden cronologico, ordre chronologique, by date, sorted by date, releases of our app, office changed over,
        on the day of the, what happened on the day, in the 19th|20th|18th|21st century, when did which, evolucion de`,
    },
    {
      weight: 6,
      words: `post mortem*, postmortem*, retro, outage*, incident*, past .. years, the story, evolution of, redesign*,
        major releases, founded, since it was founded, put .. in order, in order, times in utc, 时间点, 复盘, 发展历程, geschichte,
        historia de, histoire de, biograph*, milestones of|since, milestones, roadmap, remembers why, on a line,
        e mails from, when did, when .. began, 故障, years ago, centur*, meilensteine, hitos, jalons, releases planned,
        how .. evolved, evolved, evolution, version by version, with dates, shipped in each, what we shipped,
        in each quarter, each quarter of last, by decade, decades, decade, over a century, through the ages,
        the order in which .. happened, what came first, came first, when was, when were, invented, inventions,
        independencia, war, wars, kings, dynast*, presidents, ceo*, career, cv, life story, lebenslauf, vita, took place,
        occurred, passierte, geschah, paso, se passa, s est passe, ablauf des ausfalls, root cause timeline,
        when .. went down, went down, recovered, 发生, 年代, 事件, until now, until today, who noticed what, noticed, storm,
        founding, first job, from 1957, bis heute, hasta hoy, jusqu a aujourd hui, planned for, in one strip, 上市, 融资, 成立,
        laws on, first .. last, over twenty|ten|thirty|fifty|hundred years, changed over twenty|ten|the, versions of,
        in may|march|june|july|april|august|september|october|november|december|january|february 20, step in time,
        moments in history, turning points, wendepunkte, ereignisse, stromausfall*, hechos, past events, ruckblick,
        retrospectiva, retrospective, in retrospect, looking back, look back, who was when, before christ, bc,
        what happened on, join the, from 6 am to midnight, in chronological, am to, to midnight, inventions of the,
        of the 19th century, 创立, 从创立, last year month by month, happened in the project, month by month, project last year,
        happened last year, space flight, weltkrieg, guerre mondiale, guerra, world war, in the history of,
        history of mankind, ages of, period*, reign*, rulers, episodes, seasons of, life of .. in dates, in dates,
        with clock times, clock times, the night of`,
    },
    {
      weight: 3,
      words: `history, happened, events, year*, dates, past, last night, releases, quarters, announce*, era*, epoch*, long ago,
        since, ereignis*, eventos, evenements, jahre*, anos, annees, led to, from .. to .. year, chapter of, origins, ago,
        early, then in, began, aviation, century, decade*, version*, came out, released, launched in, last .. years,
        discover*, 历史, ad, faits`,
    },
    {
      weight: -5,
      words: `timeline of commits, timeline of temperature*, slice of the timeline, git history, commit history, timeline of one,
        history of how two forks`,
    },
  ],
  shapes: { dates: 5, clock: 8 },
  needs: [{ what: 'What happened, and the date or time of each.', shownBy: ['dates', 'clock'] }],
  start: (named) =>
    headed('timeline', named) + lines(named.items, ({ label }, index) => `at "Date ${index + 1}" : ${quote(label)}`),
  skeleton: `timeline "What happened when"
section "Beginning" {
  at "2019" : "Founded"
  at "2021" : "First release"
}
section "Growth" {
  at "2023" : "Second office"
  at "2025" : "A million users"
}
`,
};
