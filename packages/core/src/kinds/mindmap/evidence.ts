// Which requests ask for a mindmap.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const mindmapEvidence: Evidence = {
  shows: 'thoughts around one subject',
  words: [
    {
      weight: 11,
      words: `mind map*, mindmap*, brainstorm*, idea map*, map of ideas, concept map*, spider diagram|map, spidergram*,
        carte mentale, carte heuristique, mapa mental*, mapa de ideas, mapa conceptual, gedankenkarte*, gedanken,
        ideensammlung*, 思维导图, 脑图, 心智图, マインドマップ, brain topic map, lluvia de ideas, remue meninges, state of our knowledge,
        map of the journey topics, concept web, idea web, word web, topic web, cluster diagram, bubble map, thought map,
        themensammlung, themenkarte, stoffsammlung, carte d idees, carte des idees, carte conceptuelle, carte mental,
        schema heuristique, mapa de conceptos, mapa de temas, tormenta de ideas, 概念图, 头脑风暴, 知识点, 知识图, 思路, マップ, web of terms,
        web of ideas, mind map, map of thoughts, branches of thought, central node, essay on, sommerfest, brainstorming`,
    },
    {
      weight: 7,
      words: `around one|that|the|a|their|its|this word|theme|topic|subject|idea|name|one,
        central idea|theme|topic|subject|word|term, in the centre|center|middle, my head is full, get it out,
        loosely grouped, notes for the, collect .. topics, everything that belongs, everything about, what it touches,
        hang around, unordered, im zentrum, in der mitte, en el centro, al centro, au centre, 中心, 发散, main topics,
        sub topics, subtopics, ideas under each, around their name, topics, everything we could, everything we know,
        everything i know, everything that comes to mind, comes to mind, throw it all, all on a page, on one page,
        order my thoughts, organise my ideas|thoughts, organize my ideas|thoughts, structure my ideas|thoughts, radiat*,
        revision notes, study notes, exam prep*, lecture notes, learn for the exam, umbrella topic, related ideas,
        related concepts, related terms, connected ideas, what belongs to the topic, rund um, um das thema, alles was,
        alles rund, einfalle, ideen, autour du theme, autour de, autour d un, alrededor de, alrededor del, en torno a, 围绕,
        想到, ideas for, what do i have to think, have to think of, think of for, have to consider, what should i remember,
        must not forget, everything to do with, sammle, sammelt, sammeln, alles zu, alles uber, todo sobre, tout sur, web of,
        notion, around the, terms around, term, zum thema, sobre el tema, sur le theme, aspects of, what comes with, 有哪些方面,
        想一想, 关于, where to begin, collect aspects, essay, central .. then, hauptthema, unterthemen, main idea, sub ideas,
        keywords around, word in the, subject in, topic in, what else, what could, possible causes, cause and, fishbone,
        ishikawa, influences on, factors, factors of, factors that, kinds of help, all about, tout ce qui, todo lo que,
        alles worum, collect ideas|topics|thoughts|aspects|arguments|everything|words, gather ideas|thoughts,
        my ideas for|about, sort my ideas, arguments for and against, for and against, spread it out, around the word,
        blog post, ideas first, sort my thoughts, help me to collect, help me collect, thought, names and themes,
        help me brainstorm, everything one connects, connects with it, rund um das, thema mobilitat, in one go, chaotic,
        collect what, jot down, note down, notes on, keywords for, word cloud as, associations with, assoziationen,
        asociaciones, ideas from the, all the ideas, ideas about, in no order, in no particular order`,
    },
    {
      weight: 4,
      words: `thoughts, topic*, theme*, aspect*, notes, workshop, sujets, thema, themen, temas, 想法, 主题, causes of, subject,
        ways to, words each, facets, keywords, could do, birthday, gift ideas, characters, angles, questions around,
        pros and, notizen, notas, idees, inspiration, free association, creative, unsorted, loose, conceptos, concepts`,
    },
    { weight: 1, words: 'map, covers, branches, quality, associat*, dump, plot, collect, gather, my ideas, ideas' },
    {
      weight: -6,
      words: `their associations, associations between, associations of, crashes in the middle, in the middle of the night,
        in the middle of the month`,
    },
  ],
  shapes: { outline: 3 },
  needs: [{ what: 'The subject in the middle, and the main thoughts around it.', shownBy: ['names', 'outline'] }],
  start: (named) => `${headed('mindmap', named)}"Subject"\n${lines(named.items, ({ label }) => `  ${quote(label)}`)}`,
  skeleton: `mindmap "Subject"
"Subject"
  "First thought"
    "A detail"
    "Another"
  "Second thought"
  "Third thought"
`,
};
