// The process in which an engine is measured, to contain a crash, a leak or an endless run. Started
// with the engine's name and options. Each message is a graph and how long to time it; the response is the drawing and
// the times.
const [name, options] = process.argv.slice(2);
const { load } = await import(new URL(`engines/${name}.mjs`, import.meta.url).href);
const engine = await load(JSON.parse(options));

/** Share of the time for the warm-up. */
const WARM_UP = 1 / 3;
const MOST_RUNS = 1_000;

/** Processor time of this process in ms, without other processes that an engine starts. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Repeats for the given processor or wall time, and returns the processor time it took. */
async function during(processor, wall, work) {
  const [begunWall, begun] = [performance.now(), processorMs()];
  for (let runs = 0; runs < MOST_RUNS; runs++) {
    if (processorMs() - begun >= processor || performance.now() - begunWall >= wall) break;
    await work();
  }
  return processorMs() - begun;
}

process.on('message', async ({ graph, graphOptions, timeMs, wallMs }) => {
  try {
    const input = engine.prepare(graph, graphOptions);
    const timed = async () => {
      const begun = performance.now();
      const answer = await engine.run(input);
      return { took: performance.now() - begun, answer };
    };
    const begun = processorMs();
    const first = await timed();
    const firstProcessorMs = processorMs() - begun;
    // The engine has shown that it finishes; from here on, only the timing is bounded.
    process.send({ ended: true });
    const times = [];
    await during(timeMs * WARM_UP, wallMs * WARM_UP, timed);
    const rest = 1 - WARM_UP;
    const spent = await during(timeMs * rest, wallMs * rest, async () => times.push((await timed()).took));
    process.send({
      drawing: engine.read(first.answer, graph),
      firstMs: first.took,
      firstProcessorMs,
      times,
      processorMs: spent / Math.max(1, times.length),
      peakMb: process.resourceUsage().maxRSS / 1024,
    });
  } catch (error) {
    process.send({ error: String(error?.message ?? error).slice(0, 200) });
  }
});
process.send({ ready: true });
