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
}
const variables = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([role, colour]) => `--f-${role}:${colour}`)
    .join(';')

const AREAS = [
  'steel',
  'coating',
  'concrete',
  'metal',
  'ground',
  'clay',
  'sand',
  'silt',
  'rock',
  'water',
  'fluid',
  'air',
  'flaw',
]
const STROKES = ['flaw', 'load', 'resistance', 'flow', 'limit', 'answer']

export const figureRules = `
:root{${variables(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(DARK)}}}
.drawing{display:block;width:100%;max-width:38rem;height:auto}
.drawing text{font-family:inherit;font-size:13px;fill:var(--ink);paint-order:stroke;stroke:var(--page);stroke-width:3px;stroke-linejoin:round}
.drawing .i{font-style:italic}.drawing .s{font-size:9.5px}
.drawing .a{stroke:var(--ink);stroke-width:1;stroke-linejoin:round}
.drawing .a.ground,.drawing .a.water,.drawing .a.fluid,.drawing .a.air{stroke:none}
.drawing .p{stroke:none}
.drawing .l{fill:none;stroke:var(--ink);stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}
.drawing .thick{stroke-width:2.4}.drawing .dashed{stroke-dasharray:6 4}
.drawing .l.axis{stroke:var(--quiet);stroke-width:1;stroke-dasharray:10 3 2 3}
.drawing .l.ghost{stroke:var(--quiet);stroke-width:1.2;stroke-dasharray:4 4}
.drawing .l.steel{stroke-width:2}.drawing .l.water{stroke:var(--f-flow)}.drawing .l.ground{stroke-width:1.6}
.drawing .thin{fill:none;stroke:var(--quiet);stroke-width:1}
.drawing .h{fill:var(--quiet);stroke:none}
.drawing .gap{fill:var(--page);stroke:none}
.drawing .m{fill:var(--ink);stroke:var(--ink);stroke-width:1.4}.drawing .m.open{fill:var(--page)}
.drawing .pattern *{fill:none;stroke:var(--ink);stroke-width:.8;opacity:.55}.drawing .pattern circle{fill:var(--ink);stroke:none}.drawing .pattern.water *{stroke:var(--f-flow);opacity:.35}
${AREAS.map((role) => `.drawing .a.${role}{fill:var(--f-${role})}`).join('')}
.drawing .a.outline,.drawing .a.ghost,.drawing .a.axis,.drawing .a.limit,.drawing .a.load,.drawing .a.flow,.drawing .a.resistance{fill:none}.drawing .a.answer{fill:var(--f-answer);fill-opacity:.25}.drawing .a.ghost{stroke:var(--quiet);stroke-dasharray:4 4}
${STROKES.map((role) => `.drawing .l.${role}{stroke:var(--f-${role})}.drawing .f.${role},.drawing .m.${role}{fill:var(--f-${role});stroke:var(--f-${role})}`).join('')}
.drawing .l.limit{stroke-dasharray:7 4}
.drawing .f{fill:var(--ink);stroke:none}
@media print{.drawing{max-width:138mm}}`
