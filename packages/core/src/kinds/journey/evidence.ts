// Words in a request that point to a journey.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const journeyEvidence: Evidence = {
  shows: 'the steps that somebody goes through, and how each feels',
  words: [
    {
      weight: 11,
      words: `user|customer|patient|buyer|employee|client|traveller|student journey, journey map|for, experience map, kundenreise*,
        nutzerreise*, patientenreise*, parcours client|utilisateur|patient|d achat, viaje del|de cliente|usuario, viaje del,
        mapa de experiencia, recorrido del cliente, 用户旅程, 客户旅程, 旅程, 体验地图, カスタマージャーニー, jornada, what is it like to,
        emotional curve|arc|journey, emotions of, experience of a|an|the, shopper experience, customer experience,
        user experience, guest experience, visitor experience, patient experience, kundenerlebnis*, kundenerfahrung,
        nutzererlebnis, erlebniskurve, gefuhlskurve, experiencia del cliente|usuario|paciente, experience client|utilisateur,
        parcours de, parcours d, reise des kunden, reise eines kunden, 客户体验, 用户体验, 体验流程, 情绪曲线, service blueprint,
        day in the life, reise einer, stimmungskurve, service experience, feel to be, how does it feel, wie fuhlt es sich,
        highs and lows, mood of, with their mood, with mood, annoys them, satisfaction per phase|step|stage,
        what a .. experiences, experiences from, viewing to moving, huesped, think and feel, do think feel,
        do think and feel, loses users, lose users, schmerzpunkt*, good and bad moments`,
    },
    {
      weight: 8,
      words: `touchpoint*, touch point*, pain point*, satisf*, frustrat*, annoy*, mood*, emotion*, how .. feel|feels|felt,
        how it felt, unhappy, happy, smiley*, diary study, gefuhl*, zufrieden*, stimmung*, emociones, satisfaccion, ressent*,
        情绪, 满意度, 感受, 心情, delight*, spoil*, what they went through, how do .. experience, marks from the survey, patience,
        hate, hated, dread*, confus*, disappoint*, delights, anger, angry, joy, anxious, anxiety, worr*, proud, bored,
        boring, pleasant, unpleasant, painful, friction, gives up, give up, abandon .. because, where .. struggle*,
        struggle*, ups and downs, high points, low points, best and worst, worst moment*, satisfaction, contento, enfadado,
        frustr*, arger*, argern, freut, zufriedenheit, heureux, mecontent*, agace*, enerv*, 失望, 高兴, 不满, 痛点, 愉快, enrolment,
        wie fuhl*, como se siente*, comment se sent*, marks out of five, stars for each, smil*, thumbs, callers,
        rate each step, get stuck, stuck and angry, where people get, mood, we lose people, lose people, annoys,
        tenant experiences, experiences, annoyed, how happy, how satisfied, satisfied, dissatisfied, delighted,
        from a customer s view, from the customer s point, through the eyes, eyes of, in their shoes, what bothers, bothers,
        what do .. like, like best, like least, wait too long, hard for them, easy for them, comfortable, trust in each,
        loses users on, station of their stay, rate every, rate each, from 1 to 5, rate .. from 1, every station,
        each station, lose patience, with a score, with each a score, how customers experience, customers experience,
        with their feelings, feelings, first time, map the experience, en una tienda, what goes wrong for the,
        good day bad day, wait and worry, kind of feelings, gut feeling, do people feel, people feel, what do people feel,
        what do customers feel, from the user s point, user s point of view, point of view,
        point of view of the user|customer|patient|guest, rate each phase`,
    },
    {
      weight: 4,
      words: `feel*, felt, experience*, ux, empath*, survey, moments, excited, rating, bewertung, 体验, erlebnis*, erleben, viven,
        customer path, path from first, people .. struggle, love, enjoy*, gave up, unboxing, seeing the ad, from seeing,
        graduation, signup to, aha moment, support calls, goes through, go through, lives through, shoppers, tourist*,
        tenants, candidates feel, along the way`,
    },
    {
      weight: 2,
      words: `journey, visitor*, stage*, step*, user*, customer*, patient*, onboarding, station*, renewal, first visit, students,
        interviews, score, stress*, relie*`,
    },
    {
      weight: -6,
      words: `journey through our permission*, journey topics, journey of a packet|request|message, map of the journey topics`,
    },
  ],
  shapes: {},
  needs: [
    { what: 'The steps, in phases.', shownBy: ['names', 'amounts', 'steps'] },
    { what: 'How each step feels, from 1 to 5.', shownBy: ['amounts'] },
  ],
  start: (named) =>
    headed('journey', named) +
    'actor me person "Customer"\nsection "Steps" {\n' +
    lines(named.items, ({ label }) => `  step ${quote(label)} score=3 by=me`) +
    '}\n',
  skeleton: `journey "What somebody goes through"
actor me person "Customer"
section "Find" {
  step "Search" score=4 by=me
  step "Compare" score=2 by=me
}
section "Buy" {
  step "Pay" score=3 by=me
  step "Receive" score=5 by=me
}
`,
};
