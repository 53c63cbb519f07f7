/** The declaration of a value, as the text of a contract. */
import { type Description, expected, type OutputDescription } from './description.ts'
import { type Declared, leftOf, leftTogether, memberText, NOTHING } from './inputs.ts'
import type { Asked, Known } from './kinds-of-names.ts'
import { NOT_DESCRIBED } from './placeholders.ts'
import { keyed, quoted, sentence, titleOf } from './words.ts'

/** `name: numberValue('kind', { ... }),` */
export function outputText(d: Description, output: OutputDescription, lookup: (asked: Asked) => Known): Declared {
  const { name, unit, keys, fields } = output
  const like = expected(d, name)
  const known = lookup({ workflow: d.workflow, path: name, unit, told: output.kind, meaning: output.meaning })
  const said = [`title: ${quoted(titleOf(name))}`, `description: ${quoted(sentence(output.meaning, NOT_DESCRIBED))}`]
  const made = (text: string, uses: string, left = NOTHING): Declared => ({
    text: memberText(name, { text, uses: [], left }),
    uses: [uses],
    left,
  })
  const measured = (builder: string, more: readonly string[] = []): Declared =>
    made(
      `${builder}(${known.measure}, { ${[...said, ...known.options, ...more].join(', ')} })`,
      builder,
      leftOf(name, unit, known),
    )
  const bare = (builder: string): Declared => made(`${builder}({ ${said.join(', ')} })`, builder)
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
    if (isText) return { text: `${keyed(column.name)}: textColumn(${title}),`, uses: ['textColumn'], left: NOTHING }
    const options = known.options.length > 0 ? `, { ${known.options.join(', ')} }` : ''
    const left = leftOf(`${name}.${column.name}`, column.unit, known)
    const text = `numberColumn(${known.measure}, ${title}${options})`
    return { text: memberText(column.name, { text, uses: [], left }), uses: ['numberColumn'], left }
  })
  return {
    text: `${name}: rowsValue({ ${said.join(', ')}, columns: {\n${columns.map((c) => c.text).join('\n')}\n} }),`,
    uses: ['rowsValue', ...columns.flatMap((c) => c.uses)],
    left: leftTogether(columns.map((c) => c.left)),
  }
}
