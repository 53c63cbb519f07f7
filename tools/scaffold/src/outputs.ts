/** The declaration of a value, as the text of a contract. */
import { type Description, expected, type OutputDescription } from './description.ts'
import type { Declared } from './inputs.ts'
import { type Asked, type Known, toConfirm } from './kinds-of-names.ts'
import { NOT_DESCRIBED } from './placeholders.ts'
import { keyed, quoted, sentence, titleOf } from './words.ts'

/** `name: numberValue('kind', { ... }),` */
export function outputText(d: Description, output: OutputDescription, lookup: (asked: Asked) => Known): Declared {
  const { name, unit, keys, fields } = output
  const like = expected(d, name)
  const known = lookup({ workflow: d.workflow, path: name, unit, told: output.kind, meaning: output.meaning })
  const said = [`title: ${quoted(titleOf(name))}`, `description: ${quoted(sentence(output.meaning, NOT_DESCRIBED))}`]
  const guessed = known.guessed ? [toConfirm(name, unit, known)] : []
  const measured = (builder: string, more: readonly string[] = []): Declared => ({
    text: `${name}: ${builder}(${known.measure}, { ${[...said, ...known.options, ...more].join(', ')} }),`,
    uses: [builder],
    guessed,
  })
  const bare = (builder: string): Declared => ({
    text: `${name}: ${builder}({ ${said.join(', ')} }),`,
    uses: [builder],
    guessed: [],
  })
  if (fields !== undefined) return table(d, output, said, lookup)
  if (keys !== undefined) return measured('mapValue', [`keys: ${quoted(keys)}`])
  if (typeof like === 'string') return bare('textValue')
  if (typeof like === 'boolean') return bare('flagValue')
  if (!Array.isArray(like)) return measured('numberValue')
  return like.every((one) => typeof one === 'string') ? bare('textsValue') : measured('listValue')
}

function table(
  d: Description,
  { name, fields = [] }: OutputDescription,
  said: readonly string[],
  lookup: (asked: Asked) => Known,
): Declared {
  const columns = fields.map((column) => {
    const known = lookup({
      workflow: d.workflow,
      path: `${name}.${column.name}`,
      unit: column.unit,
      told: column.kind,
      meaning: column.meaning,
    })
    const title = quoted(titleOf(column.name))
    const isText = /text|label|word|name/.test(column.meaning ?? '') && column.unit === '-'
    if (isText) return { text: `${keyed(column.name)}: textColumn(${title}),`, uses: ['textColumn'], guessed: [] }
    const options = known.options.length > 0 ? `, { ${known.options.join(', ')} }` : ''
    return {
      text: `${keyed(column.name)}: numberColumn(${known.measure}, ${title}${options}),`,
      uses: ['numberColumn'],
      guessed: known.guessed ? [toConfirm(`${name}.${column.name}`, column.unit, known)] : [],
    }
  })
  return {
    text: `${name}: rowsValue({ ${said.join(', ')}, columns: { ${columns.map((c) => c.text).join(' ')} } }),`,
    uses: ['rowsValue', ...columns.flatMap((c) => c.uses)],
    guessed: columns.flatMap((c) => c.guessed),
  }
}
