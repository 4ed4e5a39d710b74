// Which requests ask for a quadrant.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

const SCALE =
  'risk|value|cost|effort|impact|reach|benefit|ease|price|quality|probability|likelihood|severity|influence|interest|power|urgency|urgent|importance|important|feasibility|desirability|novelty|usefulness|difficulty|complexity|performance|potential|growth|revenue|speed|fun|innovation|maturity|demand|skill|will|aufwand|nutzen|risiko|wert|kosten|wichtigkeit|dringlichkeit|wichtig|einfluss|interesse|impacto|esfuerzo|coste|costo|valor|riesgo|urgencia|importancia|cout|valeur|risque|urgence|urgent|effort|satisfaction|taste|comfort|safety|security|distance|popularity|profit|profitability|margin|strength|usage|adoption|frequency|damage|knowledge|experience|ability|passion|loyalty|confidence|uncertainty|gain|reward|relevance|engagement|size|attractiveness|competitiveness|trust|flexibility|precision|accuracy|reliability|vision|execution|kosten|zufriedenheit|qualitat|preis|schaden|wahrscheinlichkeit|gewinn|reichweite|precio|calidad|probabilidad|gravedad|beneficio|satisfaccion|prix|qualite|probabilite|gravite|interet|influence|benefice';

export const quadrantEvidence: Evidence = {
  shows: 'where items are on two scales, in four fields',
  words: [
    {
      weight: 11,
      words: `quadrant*, 2x2, two by two, 2 by 2, 2 x 2, four fields, four quadrants, four corners, four named fields, four boxes,
        eisenhower*, bcg, growth share, vier felder*, vierfelder*, portfolio matrix, cuadrante*, quadrants, 四象限, 象限,
        perceptual map, map of perception, positioning map, positionierung*, impact effort, effort impact, priority matrix,
        stakeholder map, power interest, matriz de prioridad*, matriz de eisenhower, matrice d eisenhower, swot,
        matrice impact, matrice effort, magic quadrant, gartner*, four squares, 4 quadrants, 4 fields, 2 2, vier quadranten,
        matriz impacto|esfuerzo|bcg, matriz de impacto, matrice bcg|de priorisation|de risque, positionierungskarte,
        carte de positionnement, mapa de posicionamiento, 四宫格, 矩阵 重要, 优先级, 定位图, moscow, ansoff, kano, rice score*, wsjf,
        effort and value, kraljic, matrix of urgency, urgency and importance, power and interest, probability and impact,
        hard they are and how, hard .. how much .. bring, how hard .. how much, how easy .. how, how likely .. how,
        how big .. how, how expensive .. how, how risky .. how, how urgent .. how, how useful .. how, wie schwer .. wie viel,
        wie wichtig .. wie, que tan .. que tan, cuan .. cuan, cuadrante de riesgos, 概率 .. 影响, adopt trial assess hold,
        technology radar, tech radar, four areas named, areas named, must have, nice to have, nice to have and must have,
        likelihood to the right, damage upwards, to the right .. upwards, right .. up, quick and slow, so that the bargains,
        between .. and .. and between,
        place .. by ease|price|cost|value|risk|reach|impact|effort|importance|influence|power|quality|speed|size and`,
    },
    {
      weight: 8,
      words: `${SCALE} and|versus|vs|against|by|gegen|und|y|et|contra|frente|contre|x ${SCALE}, ${SCALE} gegen ${SCALE}, 重要 .. 紧急,
        紧急 .. 重要, quick wins, low hanging, cash cow*, question marks, big bets, time sinks, x .. y .. both,
        from left to right .. from bottom to top, most .. least, least .. most, most benefit, least work, biggest win,
        not urgent, not important, cheap or|and|to|versus|vs dear|expensive|premium|costly, expensive or|and cheap,
        casual or formal, casual or|to|and, place .. on a map, on a map, vision and execution, easy or|and hard|difficult,
        easy .. hard, hard .. easy, simple or|to complex, modern or|to|versus classic|traditional, old or|to new,
        sweet or|to, local or|to global, worth doing, worth the effort, worth it, which first, zuerst machen, welche zuerst,
        por donde empezar, par quoi commencer, lohnt sich, biggest effect, bang for the buck, tackle first, drop first, 先做,
        投入产出, 影响力, 成本 .. 收益, 收益 .. 成本, strategic .. bottlenecks, bottlenecks .. routine, leverage, how much they bring,
        of the people around, gravedad, probabilidad y gravedad, probabilite et gravite, wahrscheinlichkeit und,
        eintrittswahrscheinlichkeit, lie between, lies between, where does each, bargains, stand out, against importance,
        by price and taste, which are best, sweet spot, outlier*, cheap and good, good and cheap, upper right, lower left,
        upper left, lower right, top right corner, risk map, by how, both scales, two scales, two criteria, two dimensions,
        dos criterios, zwei kriterien, deux criteres, zwei achsen, dos ejes, deux axes, what to do first, was zuerst,
        high .. low, loyal and profitable, which neither, which are both, both likely, likely and harmful, neither nor,
        ease of learning and, ease of .. and, place .. by .. and, rank by two, must do, by value and effort, sort features,
        never by, weak to strong, cheap to expensive across, strong upwards, upwards, from weak to strong, map the vendors,
        must should could, now later never`,
    },
    {
      weight: 5,
      words: `placed by, place our|the|them .. by, on two axes, two axes price, cheap .. expensive, cheap to, prioriti*, priority,
        priorisier*, priorizar, matter a lot, hardly matter, whom to keep, competitors on, name the corners,
        schnelle* erfolge, gewinner, low to high, benefit, urgent, important, effort, payoff, impact, competitor*,
        positioning, landscape, market map, trade off*, tradeoff*, wichtig, dringend, urgente, importante, positioned,
        position of .. on`,
    },
    {
      weight: 2,
      words: `matrix, axes, axis, plot, risks, ideas, stakeholder*, dot per, our features by, competitors, see that together`,
    },
    { weight: -9, words: 'quadrants of the year, two axes temperature, risk matrix, risikomatrix' },
  ],
  shapes: { pairs: 5 },
  needs: [
    { what: 'What the two scales are, and what their ends are called.', shownBy: [] },
    { what: 'The items to place, with a number from 0 to 1 on each scale.', shownBy: ['pairs'] },
  ],
  start: (named) =>
    headed('quadrant', named) +
    'x "Little effort" "Much effort"\ny "Little use" "Much use"\n' +
    lines(named.items, ({ label }, index) => {
      const [x, y] = [(index % 5) * 0.2 + 0.1, (Math.floor(index / 5) % 5) * 0.2 + 0.1];
      return `point ${quote(label)} x=${x.toFixed(1)} y=${y.toFixed(1)}`;
    }),
  skeleton: `quadrant "What to do first"
x "Little effort" "Much effort"
y "Little use" "Much use"
area top-left "Do now" tone=green
area top-right "Plan"
area bottom-left "If time allows"
area bottom-right "Leave"
point "First idea" x=0.2 y=0.8
point "Second idea" x=0.7 y=0.6
`,
};
