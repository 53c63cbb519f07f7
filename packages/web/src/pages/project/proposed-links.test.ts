/** Proposed links: only where nothing else could be meant. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposedLinks } from './proposed-links.ts'

const entry = (kind: string) => ({ kind, value: 1, status: 'agreed' }) as const
const FIELDS = {
  diameter: { title: 'Diameter', 'x-kind': 'line_pipe_outer_diameter' },
  top: { title: 'Top', 'x-kind': 'line_height' },
  toe: { title: 'Toe', 'x-kind': 'line_height' },
  pull: { title: 'Pull', 'x-kind': 'line_tension' },
  ratio: { title: 'Ratio' },
}
const EXAMPLE = { diameter: 1, top: 1, toe: 1, pull: 1, ratio: 1 }

test('an input is proposed where one entry has its kind, and no other input', () => {
  const basis = {
    'pipe.od': entry('line_pipe_outer_diameter'),
    depth: entry('line_height'),
    'pull.a': entry('line_tension'),
    'pull.b': entry('line_tension'),
    ratio: entry('-'),
  }
  assert.deepEqual(proposedLinks(FIELDS, EXAMPLE, basis), [{ path: 'diameter', title: 'Diameter', basis: 'pipe.od' }])
})
