/** A calculation of a pipe, for tests: as the API describes it, with an input of each form. */
import type { VersionAnswer } from '@keelson/chat/api/answers.ts'
import { schemaOf } from '@keelson/chat/said/described.ts'
import { choice, count, flag, optional, params, quantity, quantityList, rows, text } from '@keelson/workflow'
import { requestSchema } from '@keelson/workflow/published-schema.ts'
import type { TObject } from 'typebox'

const said = (title: string) => ({ title, description: 'Of a test.' })
const inputs = params({
  outer_diameter: quantity('line_pipe_outer_diameter', { ...said('Outside diameter'), symbol: 'D', above: 0 }),
  wall_thickness: quantity('wall_thickness_pipe', { ...said('Wall'), symbol: 't', above: 0 }),
  coating_thickness: optional(quantity('wall_thickness_pipe', said('Coating'))),
  lining_thickness: optional(quantity('wall_thickness_pipe', said('Coating'))),
  safety_class: choice({ low: 'low', very_high: 'very high' }, { ...said('Safety class'), default: 'low' }),
  is_buried: flag({ ...said('Buried'), default: false }),
  strakes: count({ ...said('Strakes'), default: 0 }),
  depths: optional(quantityList('water_depth', said('Depths'))),
  layers: optional(
    rows({ depth: quantity('water_depth', said('Depth')), soil: text(said('Soil')) }, { ...said('Layers') }),
  ),
  note: optional(text(said('Note'))),
})

const contract = { title: 'Pipe', question: 'Does it hold?', params: inputs }
export const version: VersionAnswer = {
  ref: 'modelrepo:pipe@1',
  version: 1,
  status: 'stable',
  title: contract.title,
  question: contract.question,
  request_schema: requestSchema(contract as never, {}),
}
export const schema: TObject = schemaOf(version)
