/** Who works on the record. */
import { listOf, object, text, textOrNull } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const integer = { type: 'integer' }
const integerOrNull = { type: ['integer', 'null'] }
const number = { type: 'number' }

export const fleetSchemas: Json = {
  FleetState: object({
    store: { enum: ['sqlite', 'postgresql'], description: 'sqlite: one process in its data folder does all the work' },
    code: { ...text, description: 'of the service that answers: code, Node and arithmetic' },
    workers: listOf(component('FleetWorker')),
    queues: listOf(component('FleetQueue')),
    unworked: { ...listOf(text), description: 'what waits for workers that are not there' },
    alarms: { ...listOf(component('FleetAlarm')), description: 'the latest' },
    alarms_total: { ...integer, description: 'of all that are kept' },
  }),
  FleetWorker: object({
    worker_id: text,
    name: text,
    host: text,
    pid: integer,
    command: { ...text, description: 'serve, worker, or another command of keelson' },
    code: text,
    data: { ...textOrNull, description: 'digest of its data sets' },
    slots: { ...integer, description: 'ranges of points that it calculates at one time; 0: none' },
    differs: {
      ...listOf({ enum: ['code', 'Node', 'platform', 'arithmetic', 'data'] }),
      description:
        'from the service that answers; it takes no work of it then, or where data alone differs none that reads data',
    },
    doing: listOf(
      object({
        study_id: text,
        first: { ...integerOrNull, description: 'points from here to before end; null at the end of a study' },
        end: integerOrNull,
      }),
    ),
    points_per_second: number,
    started: text,
    silent_s: { ...number, description: 'since it was heard of; after 10 s it is not counted on' },
  }),
  FleetQueue: object({
    queue: text,
    code: { ...textOrNull, description: 'of what waits in it and of who takes from it' },
    waiting: integer,
    active: integer,
    oldest_s: { type: ['number', 'null'], description: 'how long the oldest has waited' },
    workers: { ...integer, description: 'that take from it' },
  }),
  FleetAlarm: object({
    at: text,
    kind: { enum: ['differs', 'dead'], description: 'one point with two results; a range that ended every worker' },
    study_id: text,
    detail: text,
  }),
}
