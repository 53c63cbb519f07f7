/** An input that a person named is asked about where no heading of the file is for it. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readFile, targetsOf } from '@keelson/files'
import { params, quantityList } from '@keelson/workflow'
import { proposalsOf } from './proposals.ts'

const said = (title: string) => ({ title, description: title })
const TARGETS = targetsOf(params({ series: quantityList('survey_depth', said('Series')) }))
const READ = readFile(new TextEncoder().encode('Time [s],Elevation [m]\n0,1\n1,2\n'), 'a.csv')
const proposed = (wanted: readonly string[], answers = {}) => proposalsOf(READ, TARGETS, answers, new Set(wanted))[0]

it('asks nothing where no input was named', () => {
  assert.deepEqual([proposed([])?.questions, proposed([])?.mapping], [[], null])
})
it('asks which column a named input takes, and maps the answer', () => {
  const [question] = proposed(['series'])?.questions ?? []
  assert.deepEqual(
    [question?.code, question?.column, question?.choices.map(({ answer }) => answer)],
    ['target', 'series', ['Elevation', 'Time', 'no column']],
  )
  const { mapping, questions } = proposed(['series'], { target: 'Elevation' }) ?? {}
  assert.deepEqual(questions, [])
  assert.equal(mapping?.columns.series?.column, 'Elevation')
})
