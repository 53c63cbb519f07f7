/** The style of figures: colours by role, in light, in the dark, and on paper, where the hatching carries them. */

const LIGHT = {
  steel: '#8fa3b8',
  coating: '#c9b26b',
  concrete: '#cfcabf',
  metal: '#e0a458',
  ground: '#e3d5b8',
  clay: '#cdbfae',
  sand: '#f0e2b0',
  silt: '#dcd6b4',
  rock: '#c3c6c9',
  water: '#d9ebf7',
  fluid: '#f3e3d3',
  air: '#ffffff',
  flaw: '#d1495b',
  load: '#b3261e',
  resistance: '#18733f',
  flow: '#0b5cad',
  limit: '#8a5200',
  answer: '#0b5cad',
  'steel-seen': '#e4e9ee',
  'coating-seen': '#eee6c9',
  'concrete-seen': '#eae8e3',
  'metal-seen': '#f4dcba',
}
const DARK = {
  steel: '#52677d',
  coating: '#7d6c35',
  concrete: '#57544c',
  metal: '#a86f28',
  ground: '#463d2b',
  clay: '#4a3f33',
  sand: '#574c24',
  silt: '#4c482f',
  rock: '#41454a',
  water: '#17303f',
  fluid: '#43362b',
  air: '#121518',
  flaw: '#e0677a',
  load: '#ff8479',
  resistance: '#56c88c',
  flow: '#79b8ff',
  limit: '#e5ad54',
  answer: '#79b8ff',
  'steel-seen': '#28313a',
  'coating-seen': '#3b3621',
  'concrete-seen': '#2f2e2b',
  'metal-seen': '#4f3a1f',
}
const variables = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([role, colour]) => `--f-${role}:${colour}`)
    .join(';')

const BODIES = ['steel', 'coating', 'concrete', 'metal']
const MEDIA = ['ground', 'clay', 'sand', 'silt', 'rock', 'water', 'fluid', 'air', 'flaw']
const STROKES = ['flaw', 'load', 'resistance', 'flow', 'limit', 'answer']

/** Lines of ISO 128: those of bodies and forces are twice as wide as all others, on the screen and, in mm, on paper. */
const WIDE = `.drawing :is(.a,.l,.m)`
const NARROW = `.drawing :is(.thin,.l.axis,.l.ghost,.l.water,.l.limit,.l.layer,.a.ghost,.swatch,.pattern *)`

export const figureRules = `
:root{${variables(LIGHT)};--f-wide:1.5px;--f-narrow:.75px}
@media screen and (prefers-color-scheme:dark){:root{${variables(DARK)}}}
.drawing{display:block;width:100%;max-width:30rem;height:auto}
.drawing text{font-family:inherit;font-size:13px;fill:var(--ink);paint-order:stroke;stroke:var(--page);stroke-width:3px;stroke-linejoin:round}
.drawing .i{font-style:italic}.drawing .s{font-size:9.5px}
.drawing :is(.a,.l,.m,.thin){stroke:var(--ink);stroke-linejoin:round}
${WIDE}{stroke-width:var(--f-wide)}${NARROW}{stroke-width:var(--f-narrow)}
.drawing :is(.l,.thin){fill:none}.drawing .l{stroke-linecap:round}
.drawing .a.ground,.drawing .a.water,.drawing .a.fluid,.drawing .a.air,.drawing .p{stroke:none}.drawing .a.swatch{stroke:var(--ink)}
.drawing .dashed{stroke-dasharray:6 4}
.drawing .l.axis{stroke-dasharray:12 3 2 3;stroke-linecap:butt}
.drawing .l.ghost,.drawing .a.ghost{stroke:var(--quiet);stroke-dasharray:4 4}
.drawing .l.water{stroke:var(--f-flow)}
.drawing .h{fill:var(--ink);stroke:none}
.drawing .gap{fill:var(--page);stroke:none}
.drawing .m{fill:var(--ink)}.drawing .m.open{fill:var(--page)}
.drawing .pattern *{fill:none;stroke:var(--ink);opacity:.6}.drawing .pattern circle{fill:var(--ink);stroke:none}.drawing .pattern.water *{stroke:var(--f-flow);opacity:.4}
${MEDIA.map((role) => `.drawing .a.${role}{fill:var(--f-${role})}`).join('')}
${BODIES.map((role) => `.drawing .a.${role}{fill:var(--f-${role}-seen)}.drawing .a.${role}.cut{fill:var(--f-${role})}`).join('')}
.drawing .a.outline,.drawing .a.ghost,.drawing .a.axis,.drawing .a.limit,.drawing .a.load,.drawing .a.flow,.drawing .a.resistance{fill:none}.drawing .a.answer{fill:var(--f-answer);fill-opacity:.25}
${STROKES.map((role) => `.drawing .l.${role}{stroke:var(--f-${role})}.drawing .f.${role},.drawing .m.${role}{fill:var(--f-${role});stroke:var(--f-${role})}`).join('')}
.drawing .l.limit{stroke-dasharray:7 4}
.drawing .f{fill:var(--ink);stroke:none}
@media print{:root{--f-wide:.7mm;--f-narrow:.35mm}.drawing{max-width:111mm}}`
