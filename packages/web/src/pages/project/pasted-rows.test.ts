/** Rows of a spreadsheet: what they change, what they add, what they leave open, and what is refused by line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pastedRows } from './pasted-rows.ts'
import { projectView } from './project-view.fixture.ts'

const into = { basis: projectView.project.basis, units: { 'chain.mbl': 'kN' }, kinds: projectView.kinds, chosen: {} }
const paste = (text: string, chosen: Readonly<Record<string, string>> = {}) => pastedRows(text, { ...into, chosen })

test('rows without a heading are read in the order of the columns, and change what they state', () => {
  const { entries, same, problems } = paste('chain.mbl\t5.6\tMN\nsite.name\tNorth block')
  assert.deepEqual(problems, [])
  assert.equal(same, 1)
  const [one] = entries
  assert.deepEqual(one?.entry, { ...into.basis['chain.mbl'], value: 5.6, unit: 'MN' })
})

test('a heading names the columns, and an unknown one is told', () => {
  const { entries } = paste('value\tname\trevision\n6000\tchain.mbl\t03')
  assert.deepEqual(entries[0]?.entry.source, { document: 'NF-CAL-001', revision: '03' })
  assert.match(paste('name\tvalue\tcolour\nchain.mbl\t1\tred').problems[0]?.says ?? '', /^Unknown columns: colour\./)
})

test('a new number leaves its kind open, of those that its unit measures', () => {
  const text = 'name\tvalue\tunit\tstatus\nbuoy.span\t12\tft\tassumed'
  assert.deepEqual(paste(text).open, [{ line: 2, name: 'buoy.span', kinds: ['line_span'] }])
  assert.deepEqual(paste(text, { 'buoy.span': 'line_span' }).entries[0]?.entry, {
    status: 'assumed',
    kind: 'line_span',
    value: 12,
    unit: 'ft',
  })
})

test('a new text needs no kind, and a new entry needs its status', () => {
  assert.deepEqual(paste('name\tvalue\tstatus\nbuoy.name\tLB-1\tagreed').entries[0]?.entry, {
    status: 'agreed',
    text: 'LB-1',
  })
  assert.match(paste('buoy.name\tLB-1').problems[0]?.says ?? '', /^buoy\.name is new\. State its status/)
})

test('a row that cannot be read is refused by its line, and so is a name that stands twice', () => {
  const { problems, entries } = paste('chain.mbl\t12\tm\nchain.mbl\t13\tkN\n\nsite.name\t\t\t\t\t\tfirm')
  assert.deepEqual(entries, [])
  assert.deepEqual(
    problems.map(({ line }) => line),
    [1, 2, 4],
  )
  assert.match(problems[2]?.says ?? '', /^Status "firm" is not valid/)
})
