/** The files of a new workflow, ready to be calculated: a pure function of its description. */
import { capitalised, type Route } from '@keelson/workflow'
import type { Description, InputDescription, KindMap } from './description.ts'
import { type Declared, inputText, type Left, leftTogether, mayBeLeftOut } from './inputs.ts'
import { type Asked, type Known, kindsOf } from './kinds-of-names.ts'
import { outputText } from './outputs.ts'
import { leftLine, NOT_DESCRIBED, stepTitle } from './placeholders.ts'
import { plain, sentIn } from './sent.ts'
import { camel, keyed, literal, quoted, sentence } from './words.ts'

export interface Folder {
  /** Content by file name. */
  readonly files: Readonly<Record<string, string>>
  readonly left: Left
}
export interface Place {
  readonly repo: string
  readonly route: Route
}

export function folderOf(d: Description, map: KindMap, place: Place): Folder {
  const lookup = { inputs: kindsOf(map, 'inputs', place.route), outputs: kindsOf(map, 'outputs', place.route) }
  const inputs = d.inputs.map((input) => inputText(d, input, lookup.inputs))
  const outputs = d.outputs.map((output) => outputText(d, output, lookup.outputs))
  const declared = (request: Request) => inDeclaredUnits(d, request, lookup.inputs)
  return {
    files: {
      'about.ts': aboutFile(d, place),
      'inputs.ts': inputsFile(d, inputs, place),
      'way.ts': wayFile(d, outputs),
      ...(plotsOf(d).length > 0 && { 'pictures.ts': picturesFile(d) }),
      'contract.ts': contractFile(d, place),
      'index.ts': indexFile(d),
      'example.json': jsonText(declared(d.default_case)),
      'cases.json': jsonText({
        workflow: d.workflow,
        cases: d.cases.map((c) => ({ ...c, inputs: declared(c.inputs) })),
      }),
      [`${d.workflow}.test.ts`]: testFile(d.workflow),
    },
    left: leftTogether([...inputs, ...outputs].map((one) => one.left)),
  }
}

const jsonText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`

/** An import line; written so that no line of this file reads as an import of its own. */
const take = (what: string, from: string): string => `import ${what} from '${from}'`

const imported = (declared: readonly Declared[], more: readonly string[]) =>
  [...new Set([...declared.flatMap((one) => one.uses), ...more])].filter((name) => name !== 'field').sort()

function aboutFile(d: Description, { repo, route }: Place): string {
  const module = `${repo}/${route.subdomain}/${d.workflow}/way.ts`
  const steps = d.method.map((text, i) => {
    const own = text.replace(/^\d+\.\s*/, '')
    return `{ title: '${stepTitle(i + 1)}', text: ${quoted(own)}, module: '${module}' },`
  })
  return `/** ${d.title}: what it answers, how, on what assumptions, and what it leaves out. */
${take('type { About }', '@keelson/workflow')}

export const about: About = {
  title: ${quoted(d.title)},
  question: ${quoted(sentence(d.purpose, d.title))},
  askedAs: [],
  method: [
${steps.join('\n')}
],
  assumptions: [],
  validity: [],
  notChecked: [],
}
`
}

/** Where the library of fields is had from, by a folder of its own repo or of another. */
const libraryOf = ({ repo }: Place): string =>
  repo === 'modelrepo' ? '../../_shared/fields/index.ts' : '@keelson/modelrepo/_shared/fields/index.ts'

function inputsFile(d: Description, inputs: readonly Declared[], place: Place): string {
  const fields = inputs.some((one) => one.uses.includes('field')) ? `${take('{ field }', libraryOf(place))}\n` : ''
  return `/** The inputs of ${d.workflow}. */
${take(`{ ${imported(inputs, ['oneWayOver']).join(', ')} }`, '@keelson/workflow')}
${fields}
export const { ${plotsOf(d).length > 0 ? 'fields, ' : ''}way, composed } = oneWayOver({
${inGroups(d, inputs)}
})
`
}

/** In the order in which the description names the groups; an input without one stands in the last. */
function inGroups(d: Description, inputs: readonly Declared[]): string {
  const titles = [...new Set(d.inputs.map(({ group }) => group))].sort((a, b) => Number(!a) - Number(!b))
  const inputsOf = (title: string | undefined) =>
    inputs.filter((_, i) => d.inputs[i]?.group === title).map((one) => one.text)
  return titles
    .map(
      (title) =>
        `${keyed(title ?? (titles.length > 1 ? 'Other inputs' : 'Inputs'))}: {\n${inputsOf(title).join('\n')}\n},`,
    )
    .join('\n')
}

/** Lines that say what is left, each on its own. */
const leftLines = (all: readonly string[]): string => all.map((what) => `${leftLine(what)}\n`).join('')

function wayFile(d: Description, outputs: readonly Declared[]): string {
  const names = (isMay: boolean) =>
    d.inputs
      .filter((input) => mayBeLeftOut(input) === isMay)
      .map(({ name }) => quoted(name))
      .join(', ')
  const may = names(true) === '' ? '' : `may: [${names(true)}],\n`
  const hasPlots = plotsOf(d).length > 0
  return `/** ${d.title}: what it takes, gives and checks, and the calculation in the order of the method. SI in and out. */
${take(`{ ${imported(outputs, []).join(', ')} }`, '@keelson/workflow')}
${take('{ composed, way }', './inputs.ts')}
${hasPlots ? `${take('{ charts, drawn }', './pictures.ts')}\n` : ''}
const only = way({
takes: [${names(false)}],
${may}values: {
${outputs.map((one) => one.text).join('\n')}
},
checks: {
${leftLines((d.checks ?? []).map((check) => `declare the check '${check}'`))}},
calculate: (_p, _trace) => ({}),
})

export const { contract: declared, calculate } = composed(only${hasPlots ? ', { charts, drawn }' : ''})
`
}

/** The charts that a description asks for, each with a name of its own. */
function plotsOf({ plots = [] }: Description): readonly { readonly id: string; readonly words: string }[] {
  const ids = plots.map(chartId)
  return plots.map((words, i) => ({ words, id: ids.indexOf(ids[i] ?? '') < i ? `${ids[i]}_${i + 1}` : (ids[i] ?? '') }))
}
/** 'Deflection over the span' -> 'deflection_over_span'. */
function chartId(words: string): string {
  const telling = (words.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !/^(?:the|an?)$/.test(word))
  return telling
    .slice(0, LONGEST_ID)
    .join('_')
    .replace(/^(?=\d|$)/, 'chart_')
}
const LONGEST_ID = 5

function picturesFile(d: Description): string {
  const plots = plotsOf(d)
  const declared = plots.map(
    ({ id, words }) => `${id}: { title: ${quoted(closedOff(words))}, description: ${quoted(NOT_DESCRIBED)} },`,
  )
  const stubs = plots.map(
    ({ id, words }) => `${leftLine(`draw '${words}'`)}\n${id}: notApplicable('It is not drawn yet.'),`,
  )
  return `/** ${d.title}: its charts, as they are declared and as they are drawn of what was answered. */
${take('{ notApplicable }', '@keelson/workflow')}

export const charts = {
${declared.join('\n')}
}

export const drawn = () => ({
charts: () => ({
${stubs.join('\n')}
}),
})
`
}
/** A title has no full stop. */
const closedOff = (words: string): string => capitalised(words).replace(/\.$/, '')

const contractFile = (
  d: Description,
  { route }: Place,
): string => `/** ${d.title}: what the workflow is, by which standards, and what it answers first. */
${take('{ defineContract }', '@keelson/workflow')}
${take('{ about }', './about.ts')}
${take('{ declared }', './way.ts')}

export const contract = defineContract({
  ...about,
  ...declared,
  id: '${d.workflow}',
  version: 1,
  status: 'experimental',
  routes: [${literal(route)}],
  standards: [
${leftLines(d.standards.map((standard) => `cite ${standard}`))}],
  kind: 'calculation',
  cost: 'instant',
  answers: ${literal(d.outputs.slice(0, 1).map(({ name }) => name))},
  deliverables: [],
  warnings: {},
})
`

const indexFile = ({ title, workflow: id }: Description): string => `/** ${title}, wired. */
${take('{ defineWorkflow }', '@keelson/workflow')}
${take('{ contract }', './contract.ts')}
${take('example', './example.json')} with { type: 'json' }
${take('{ calculate }', './way.ts')}

export const ${camel(id)} = defineWorkflow({ contract, calculate, example, home: import.meta.url })
`

const testFile = (id: string): string => `/** What is special to ${id}, beyond its cases. */
${take('assert', 'node:assert/strict')}
${take('{ test }', 'node:test')}
${take('{ testKit }', '@keelson/engine/testing.ts')}
${take(`{ ${camel(id)} as workflow }`, './index.ts')}

const { run } = testKit(workflow)

test('the example is answered', () => {
  assert.equal(run().status, 'PASS')
})
`

type Request = Readonly<Record<string, unknown>>

/** A request of the description as a person would type it: bare numbers in the declared units. */
function inDeclaredUnits(d: Description, request: Request, lookup: (asked: Asked) => Known): Request {
  const declared = (input: InputDescription, path: string, sent: unknown): unknown => {
    const value = plain(sent)
    if (input.fields !== undefined && Array.isArray(value))
      return value.map((row: Request) =>
        Object.fromEntries(
          Object.entries(row).map(([name, cell]) => {
            const column = input.fields?.find((f) => f.name === name)
            return [name, column ? declared(column, `${path}.${name}`, cell) : cell]
          }),
        ),
      )
    const { unit } = lookup({ workflow: d.workflow, path, unit: input.unit, told: input.kind, meaning: input.meaning })
    return sentIn(sent, input.unit, unit)
  }
  return Object.fromEntries(
    Object.entries(request).map(([name, sent]) => {
      const input = d.inputs.find((i) => i.name === name)
      return [name, input ? declared(input, name, sent) : plain(sent)]
    }),
  )
}
