/** A project as text: one place is changed, and all else stays as it was written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editedText, parsedText, projectJson, projectYaml } from './text.ts'

const YAML = `# Design basis
basis:
  pipe.od: # outside diameter
    { value: 12.75, unit: in, source: &line { document: A } }
  pipe.wall: { value: 0.5, unit: in, source: *line }
  cases:
    rows:
      - [Intact, 10]   # columns by eye
      - [Damaged,  20]
`
const edited = (at: readonly (string | number)[], value: unknown, text = YAML) => {
  const said = editedText(text, { at, value })
  return 'problems' in said ? said.problems.map(({ message }) => message) : said.text
}

test('a value is changed within its line, and every other character is as it was written', () => {
  assert.equal(edited(['basis', 'pipe.wall', 'value'], 0.625), YAML.replace('value: 0.5', 'value: 0.625'))
  assert.equal(edited(['basis', 'cases', 'rows', 1, 1], 25), YAML.replace('20]', '25]'))
  assert.equal(
    edited(['basis', 'pipe.wall', 'unit'], 'mm'),
    YAML.replace('value: 0.5, unit: in', 'value: 0.5, unit: "mm"'),
  )
  assert.equal(edited(['basis', 'pipe.wall', 'value'], 1, `\ufeff${YAML}`), YAML.replace('value: 0.5', 'value: 1'))
})

test('an entry that is added or removed leaves the comments of the others', () => {
  for (const value of [{ value: 1 }, undefined]) {
    const text = edited(['basis', 'pipe.wall'], value) as string
    for (const comment of ['# Design basis', '# outside diameter', '# columns by eye'])
      assert.ok(text.includes(comment))
  }
})

test('a place that others share by an anchor is not changed for all of them, but told', () => {
  const told = ['cannot be changed here: other places share it as *line; write it out first']
  assert.deepEqual(edited(['basis', 'pipe.wall', 'source', 'document'], 'B'), told)
  assert.deepEqual(edited(['basis', 'pipe.od', 'source', 'document'], 'B'), told)
  assert.match(String(edited(['basis', 'pipe.od'], undefined)), /cannot be changed here: Unresolved alias/)
})

test('a source that a thousand entries name by its anchor is read, and an attack by nested aliases is not', () => {
  const shared = (count: number) => `a: &s { document: A }\nlist:\n${'  - *s\n'.repeat(count)}`
  assert.ok('value' in parsedText(shared(1000)))
  const nested = Array.from({ length: 9 }, (_, k) => `n${k + 1}: &n${k + 1} [${`*n${k},`.repeat(9)}]`)
  assert.ok('problems' in parsedText(['n0: &n0 [x]', ...nested].join('\n')))
})

test('a name that stands twice is told by its line, and what is written as YAML is read as the same JSON', () => {
  const twice = parsedText('a: 1\nb:\n  c: 1\n  c: 2\n')
  assert.deepEqual(twice, { problems: [{ pointer: '', message: 'line 4: Map keys must be unique' }] })
  const texts = ['02', 'yes', '1e3', '- a', 'a: b # c', ' a\n\n b ', '\u2028é"\'', '', '~']
  const project = { title: texts.join(' '), basis: { texts, numbers: [0.1 + 0.2, 1e-300, -5, 1e21] } } as never
  const read = parsedText(projectYaml(project))
  assert.equal('value' in read && projectJson(read.value as never), projectJson(project))
})
