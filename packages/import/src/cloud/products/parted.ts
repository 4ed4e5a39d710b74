// Azure types are accepted in any case, so `trafficmanagerprofile` is one too: in, a word of a type; out, the words in it, if
// it is in lower case and consists of words that types are made of.
const WORDS = new Set(
  `access account action active address administrator agent alert alias analytics api app application assessment assignment association
  auditing authorization automation autoscale availability backend backup bastion batch blob certificate circuit cluster cognitive
  component config configuration connection container contact cosmos custom data database definition delegation deployment desktop
  diagnostic directory disk dns domain elastic encryption endpoint environment event express extension factory farm file firewall flexible
  front frontend function gallery gateway grid group health host hosting hub identity image inbound insight instance integration interface
  iot ip job key link load local lock log machine managed management manager map metric monitor namespace nat network notification object
  outbound peering plan policy pool portal prefix private probe product profile protection provider proximity public query queue record
  recovery redis registry replica replication reservation resource role route rule run runbook scale schedule scope script search secret
  security server service set setting share signal site slot snapshot solution source space sql static storage store stream subnet
  subscription table tag target template topic traffic user vault version video virtual vnet watcher web webhook website workflow workspace
  zone hostname name`
    .trim()
    .split(/\s+/),
);
const LONGEST = 60;

export function partedWords(word: string): readonly string[] {
  if (!/^[a-z]{8,}$/.test(word) || word.length > LONGEST || WORDS.has(word)) return [word];
  // The fewest words from the start to each position.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const last = word.slice(start, end);
      const known = best[end];
      if (before && WORDS.has(last) && (!known || before.length + 1 < known.length)) best[end] = [...before, last];
    }
  }
  return best[word.length] ?? [word];
}
