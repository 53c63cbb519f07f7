/** Which input a typed name means: its name or its title, in any case, with spaces, underscores or hyphens. */
import { annotations } from '@keelson/workflow'
import { nearNames } from '@keelson/workflow/near-names.ts'
import type { TObject, TSchema } from 'typebox'

export type Named =
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'none'; readonly near: readonly string[] }

export function inputNamed(schema: TObject, typed: string): Named {
  const fields = fieldsIn(schema)
  const byName = fields.find(({ name }) => name === typed.trim())
  if (byName) return { kind: 'one', name: byName.name }
  const same = fields.filter(
    ({ name, title }) => folded(name) === folded(typed) || (title !== '' && folded(title) === folded(typed)),
  )
  const [only] = same
  if (only && same.length === 1) return { kind: 'one', name: only.name }
  if (only) return { kind: 'several', names: same.map(({ name }) => name) }
  return { kind: 'none', near: nearNames(typed, fields) }
}

const fieldsIn = (schema: TObject) =>
  Object.entries(schema.properties).map(([name, field]) => {
    const { title, symbol } = annotations(field as TSchema)
    return { name, title, symbol }
  })

/** Without the marks between which the title of another repo stands. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s"_-]+/g, ' ')
    .trim()
