/** `keelson study`: one workflow at many points, followed until it ends, with its points and report in a folder. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Operator } from '@keelson/service/operator.ts'
import type { Study, StudyStatus } from '@keelson/studies/study.ts'
import { type Command, textOption } from './command.ts'
import { FILE_OPTIONS } from './files/asked.ts'
import { answerOf } from './files/at-service.ts'
import { refersToFile } from './files/in-call.ts'
import { ROWS_OPTION } from './files/rows.ts'
import { withOperator } from './local-service.ts'
import { type ProgressBar, progressBar, progressLines } from './progress.ts'
import { BASE_OPTIONS, requestIn } from './study-request.ts'
import { studyInWords } from './study-words.ts'

const FILES = ['parquet', 'csv'] as const

export const study: Command = {
  about: 'Run a workflow at many points and store them with their report. Ctrl-C keeps the points completed until then',
  args: [
    {
      name: 'FILE|REF',
      about:
        'the study {"ref", "base", "vary"} as JSON, or as YAML in a .yaml or .yml file; - reads JSON from standard input. With --rows, a workflow may be named instead',
    },
  ],
  options: {
    out: {
      value: 'DIR',
      about: 'folder for study.json, points.parquet, points.csv and report.html',
      required: true,
    },
    rows: ROWS_OPTION,
    ...FILE_OPTIONS,
    ...BASE_OPTIONS,
  },
  examples: [
    ['walls.yaml', '--out', 'walls/'],
    ['modelrepo:wellpath', '--params', 'well.json', '--rows', 'surveys/*.csv', '--out', 'wells/'],
  ],
  run: (given) =>
    withOperator('study', async (operator, carry) => {
      const request = await requestIn(given, carry)
      if (request === undefined) return 2
      const out = textOption(given, 'out') ?? '.'
      mkdirSync(out, { recursive: true })
      const interrupted = new AbortController()
      const interrupt = () => interrupted.abort()
      process.once('SIGINT', interrupt)
      try {
        const { study_id, ref } = await (refersToFile({ base: request.base, vary: request.vary })
          ? answerOf<Study>(carry, '/api/studies', request)
          : operator.study(request))
        const label = `studying ${ref}`
        const bar = process.stderr.isTTY ? progressBar(process.stderr, label) : progressLines(process.stderr, label)
        const ended = await followed(operator, study_id, bar, interrupted.signal)
        await writeStudy(operator, ended, out)
        given.print(ended, studyInWords(ended))
        return exitCodeOf(ended)
      } finally {
        process.removeListener('SIGINT', interrupt)
      }
    }),
}

const LOOK_MS = 100

/** The study when it has ended; a signal cancels it. */
export async function followed(
  operator: Pick<Operator, 'studyNow' | 'cancelStudy'>,
  id: string,
  bar: ProgressBar,
  interrupted: AbortSignal,
): Promise<Study> {
  try {
    for (;;) {
      const study = await operator.studyNow(id)
      bar.progress(study.points.done, study.points.total)
      if (hasEnded(study.status)) return study
      if (interrupted.aborted) await operator.cancelStudy(id)
      await wait(LOOK_MS)
    }
  } finally {
    bar.clear()
  }
}

const hasEnded = (status: StudyStatus): boolean => status !== 'queued' && status !== 'running'

export async function writeStudy(
  operator: Pick<Operator, 'studyFile' | 'studyReport'>,
  study: Study,
  folder: string,
): Promise<void> {
  const { study_id } = study
  writeFileSync(join(folder, 'study.json'), `${JSON.stringify(study, null, 2)}\n`)
  for (const format of FILES) {
    const path = await operator.studyFile(study_id, format)
    copyFileSync(path, join(folder, `points.${format}`))
    rmSync(dirname(path), { recursive: true, force: true })
  }
  writeFileSync(join(folder, 'report.html'), await operator.studyReport(study_id))
}

/** A check that fails at a point is what a study is to find: only a point without result, an end or a fault is told. */
export function exitCodeOf({ status, points }: Pick<Study, 'status' | 'points'>): number {
  if (status === 'failed') return 2
  if (status === 'cancelled') return 3
  return points.failed > 0 ? 1 : 0
}
