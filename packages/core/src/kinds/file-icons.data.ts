// Icons of files: by whole name and by ending, the best first. Names are in lower case. Icons missing from a look-up
// are skipped, and the last of each row is from the language's own set.

export const FOLDER = 'lx:folder';
export const FILE = 'lx:file';

const CODE = 'lx:file-code';
const TEXT = 'lx:file-text';
const SETTINGS = 'lx:file-cog';
const IMAGE = 'lx:file-image';

type Row = readonly [names: string, ...icons: readonly string[]];

/** Whole names. */
const NAMES: readonly Row[] = [
  ['readme readme.md changelog changelog.md contributing.md', 'lx:book-open', TEXT],
  ['license licence license.md license.txt copying notice', 'lx:scale', TEXT],
  [
    'dockerfile .dockerignore docker-compose.yml docker-compose.yaml compose.yml compose.yaml',
    'logos:docker-icon',
    SETTINGS,
  ],
  ['package.json package-lock.json .npmrc .npmignore', 'logos:npm-icon', SETTINGS],
  ['yarn.lock .yarnrc .yarnrc.yml', 'logos:yarn', 'lx:file-lock', FILE],
  ['pnpm-lock.yaml pnpm-workspace.yaml', 'logos:pnpm', 'lx:file-lock', FILE],
  ['tsconfig.json tsconfig.base.json', 'logos:typescript-icon', SETTINGS],
  ['.gitignore .gitattributes .gitmodules .gitkeep', 'logos:git-icon', SETTINGS],
  ['makefile justfile rakefile taskfile.yml', 'lx:hammer', SETTINGS],
  ['cmakelists.txt', 'devicon:cmake', SETTINGS],
  ['cargo.toml cargo.lock', 'logos:rust', SETTINGS],
  ['go.mod go.sum', 'logos:go', SETTINGS],
  ['pyproject.toml requirements.txt setup.py setup.cfg poetry.lock pipfile', 'logos:python', SETTINGS],
  ['gemfile gemfile.lock', 'logos:ruby', SETTINGS],
  ['build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradlew', 'devicon:gradle', SETTINGS],
  ['biome.json', 'logos:biomejs-icon', SETTINGS],
  ['chart.yaml', 'logos:helm', SETTINGS],
  ['deno.json', 'logos:deno', SETTINGS],
  ['bun.lockb bunfig.toml', 'logos:bun', SETTINGS],
  ['.env .env.example .env.local', 'lx:file-key', SETTINGS],
  ['.editorconfig .prettierrc .eslintrc .nvmrc .tool-versions', SETTINGS],
  ['jenkinsfile procfile vagrantfile', SETTINGS],
];

/** Endings of names, without the first dot. */
const ENDS: readonly Row[] = [
  ['ts mts cts d.ts', 'logos:typescript-icon', CODE],
  ['js mjs cjs', 'logos:javascript', CODE],
  ['tsx jsx', 'logos:react', CODE],
  ['py pyi', 'logos:python', CODE],
  ['ipynb', 'logos:jupyter', CODE],
  ['go', 'logos:go', CODE],
  ['rs', 'logos:rust', CODE],
  ['java jar class', 'logos:java', CODE],
  ['kt kts', 'logos:kotlin-icon', CODE],
  ['swift', 'logos:swift', CODE],
  ['rb erb', 'logos:ruby', CODE],
  ['php', 'logos:php', CODE],
  ['c h', 'logos:c', CODE],
  ['cpp cc cxx hpp hh', 'logos:c-plusplus', CODE],
  ['cs', 'logos:c-sharp', CODE],
  ['scala sbt', 'logos:scala', CODE],
  ['ex exs', 'devicon:elixir', CODE],
  ['erl', 'devicon:erlang', CODE],
  ['hs', 'logos:haskell-icon', CODE],
  ['clj cljs', 'devicon:clojure', CODE],
  ['ml mli', 'devicon:ocaml', CODE],
  ['lua', 'logos:lua', CODE],
  ['dart', 'logos:dart', CODE],
  ['r rmd', 'logos:r-lang', CODE],
  ['jl', 'devicon:julia', CODE],
  ['zig', 'devicon:zig', CODE],
  ['pl pm', 'devicon:perl', CODE],
  ['vue', 'logos:vue', CODE],
  ['svelte', 'logos:svelte-icon', CODE],
  ['astro', 'logos:astro-icon', CODE],
  ['html htm', 'logos:html-5', CODE],
  ['css', 'logos:css-3', CODE],
  ['scss sass', 'logos:sass', CODE],
  ['less', 'logos:less', CODE],
  ['graphql gql', 'logos:graphql', CODE],
  ['prisma', 'logos:prisma', CODE],
  ['tf tfvars hcl', 'logos:terraform-icon', SETTINGS],
  ['nix', 'devicon:nixos', SETTINGS],
  ['sh bash zsh fish', 'logos:bash-icon', 'lx:file-terminal', CODE],
  ['ps1 psm1', 'devicon:powershell', 'lx:file-terminal', CODE],
  ['bat cmd', 'lx:file-terminal', CODE],
  ['sql', 'lx:database'],
  ['db sqlite sqlite3', 'devicon:sqlite', 'lx:database'],
  ['proto thrift avsc wat wasm asm s m mm vb fs groovy gradle cmake diagram', CODE],
  ['json json5 jsonc geojson', 'lx:file-json', SETTINGS],
  ['xml xsd xsl plist', CODE],
  ['yml yaml toml ini cfg conf config properties env editorconfig', SETTINGS],
  ['lock', 'lx:file-lock', FILE],
  ['pem key crt cer pub p12', 'lx:file-key', FILE],
  ['md mdx markdown rst adoc txt tex log doc docx odt rtf pdf epub', TEXT],
  ['csv tsv xls xlsx ods parquet', 'lx:file-spreadsheet', TEXT],
  ['svg png jpg jpeg gif webp avif ico bmp tiff psd ai fig', IMAGE, FILE],
  ['mp4 mov avi mkv webm', 'lx:file-video', FILE],
  ['mp3 wav ogg flac m4a', 'lx:file-audio', FILE],
  ['zip tar gz tgz bz2 xz 7z rar', 'lx:file-archive', FILE],
  ['ttf otf woff woff2', 'lx:file-type', FILE],
  ['exe dll so dylib bin o a apk dmg iso deb rpm', 'lx:file-box', FILE],
  ['map snap patch diff', 'lx:file-diff', FILE],
];

function byName(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.flatMap(([names, ...icons]) => names.split(' ').map((each) => [each, icons] as const)));
}

export const ICONS_OF_NAMES: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ byName(NAMES);
export const ICONS_OF_ENDS: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ byName(ENDS);
