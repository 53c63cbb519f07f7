/** Who works on the record. */
import { listOf, object, text, textOrNull } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const integer = { type: 'integer' }
const integerOrNull = { type: ['integer', 'null'] }
const number = { type: 'number' }

export const fleetSchemas: Json = {
  FleetState: object({
    store: {
      enum: ['sqlite', 'postgresql'],
      description: 'Type of store. sqlite: one process in its data folder does all the work.',
    },
    code: { ...text, description: 'Code, Node and arithmetic of the responding service.' },
    workers: listOf(component('FleetWorker')),
    queues: listOf(component('FleetQueue')),
    unworked: { ...listOf(text), description: 'Waiting work for which no worker is available.' },
    alarms: { ...listOf(component('FleetAlarm')), description: 'Latest alarms.' },
    alarms_total: { ...integer, description: 'Number of alarms kept.' },
  }),
  FleetWorker: object({
    worker_id: text,
    name: text,
    host: text,
    pid: integer,
    command: { ...text, description: 'Command of the process: serve, worker or another keelson command.' },
    code: text,
    data: { ...textOrNull, description: 'Digest of the data sets of the worker.' },
    slots: { ...integer, description: 'Maximum concurrent ranges of points. 0: none.' },
    differs: {
      ...listOf({ enum: ['code', 'Node', 'platform', 'arithmetic', 'data'] }),
      description:
        'Difference from the responding service. The worker then accepts none of its work or, if only the data sets differ, none that reads data.',
    },
    doing: listOf(
      object({
        study_id: text,
        first: {
          ...integerOrNull,
          description: 'First point of the range, which ends before `end`. Null at the end of a study.',
        },
        end: integerOrNull,
      }),
    ),
    points_per_second: number,
    started: text,
    silent_s: {
      ...number,
      description: 'Seconds since the last sign of life. After 10 s the worker is no longer listed.',
    },
  }),
  FleetQueue: object({
    queue: text,
    code: { ...textOrNull, description: 'Code of the waiting work and of the workers that accept it.' },
    waiting: integer,
    active: integer,
    oldest_s: { type: ['number', 'null'], description: 'Waiting time of the oldest entry in seconds.' },
    workers: { ...integer, description: 'Number of workers that accept work from the queue.' },
  }),
  FleetAlarm: object({
    at: text,
    kind: {
      enum: ['differs', 'dead'],
      description: '"differs" means one point with two results, "dead" a range that stopped every worker that ran it.',
    },
    study_id: text,
    detail: text,
  }),
}
