// Icon-font tokens in labels, such as `fa:fa-user`: in, the token; out, the bundled icon that is closest to it.
// docs/conversion.md, Texts.
import type { ConvertContext, TokenIcons } from './contract.js';
import { productIcon } from './product-icon.js';

/** Font Awesome names that share no word with the matching icon in our set. */
const SAME_THING = `settings gear,cogs,gears,sliders
loader spinner
x times,xmark,close
circle-x times-circle,circle-xmark
bot robot,android
info info-circle,circle-info
triangle-alert exclamation-triangle,triangle-exclamation,warning
circle-alert exclamation-circle,circle-exclamation
circle-question-mark question-circle,circle-question,question
search magnifying-glass,search-plus
mail envelope,envelope-open,at
smartphone mobile,mobile-alt,mobile-screen,mobile-screen-button,mobile-button
cpu microchip
hard-drive hdd
banknote money-bill,money-bill-wave,money-bill-alt,money-bill-1
layers layer-group
network network-wired
stethoscope user-md,user-doctor
landmark university,building-columns,bank
factory industry
timer stopwatch
list-checks tasks,list-check
arrow-right-left exchange-alt,right-left,exchange
shuffle random
git-branch code-branch,code-fork
laptop laptop-code
flame fire,fire-flame-curved
workflow diagram-project,project-diagram
move arrows-alt,up-down-left-right
log-in sign-in-alt,sign-in,right-to-bracket
log-out sign-out-alt,sign-out,right-from-bracket
wrench tools,screwdriver-wrench
wand-sparkles magic,wand-magic,wand-magic-sparkles
messages-square comments
message-square comment
house home
square-pen edit,pen-to-square
trash-2 trash-alt,trash-can
circle-check-big check-circle,circle-check
shield shield-alt,shield-halved`;

const NAMES: ReadonlyMap<string, string> = new Map(
  SAME_THING.split('\n').flatMap((row) => {
    const [ours = '', theirs = ''] = row.split(' ');
    return theirs.split(',').map((name): readonly [string, string] => [name, `lx:${ours}`]);
  }),
);

/** More distinct tokens than any real diagram has: a search takes milliseconds, and a text can contain thousands. */
const MOST_SEARCHED = 200;

/** For one text; each distinct token is searched once. */
export function tokenIcons(context: ConvertContext): TokenIcons {
  const icons = new Map<string, string | undefined>();
  return (token) => {
    if (!icons.has(token) && icons.size < MOST_SEARCHED) icons.set(token, closestIcon(token, context));
    return icons.get(token);
  };
}

function closestIcon(token: string, context: ConvertContext): string | undefined {
  const name = /(?<![a-z0-9-])-*([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(
    token.toLowerCase().replace(/^.*?:(?:fa-)?/, ''),
  )?.[1];
  if (name === undefined) return undefined;
  const { find, nearest } = context.icons;
  const product = (): string | undefined => productIcon(name.replaceAll('-', ' '), context);
  const brand = /^fab/i.test(token) ? product() : undefined;
  if (brand !== undefined) return brand;
  const known = [NAMES.get(name), `lx:${name}`].find((each) => each !== undefined && find(each) !== undefined);
  return known ?? product() ?? nearest(`lx:${name}`)[0];
}
