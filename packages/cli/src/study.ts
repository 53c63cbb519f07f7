/** `keelson study`: one workflow at many points, followed until it ends, with its points and report in a folder. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Studies } from '@keelson/service/studies/studies.ts'
import { readStudyRequest } from '@keelson/service/studies/study-request.ts'
import type { Study, StudyStatus } from '@keelson/studies/study.ts'
import { type Command, firstOf, textOption } from './command.ts'
import { dataIn } from './json-input.ts'
import { withService } from './local-service.ts'
import { type ProgressBar, progressBar, progressLines } from './progress.ts'
import { studyInWords } from './study-words.ts'

const FILES = ['parquet', 'csv'] as const

export const study: Command = {
  about: 'run a workflow at many points, and keep them with their report; Ctrl-C keeps what is done until then',
  args: [{ name: 'FILE', about: 'the study as JSON or, by its name, YAML: {"ref", "base", "vary"}; - reads JSON' }],
  options: {
    out: {
      value: 'DIR',
      about: 'study.json, points.parquet, points.csv and report.html come here',
      required: true,
    },
  },
  examples: [['walls.yaml', '--out', 'walls/']],
  run: (given) =>
    withService(async ({ studies }) => {
      const request = readStudyRequest(dataIn(firstOf(given)))
      const out = textOption(given, 'out') ?? '.'
      mkdirSync(out, { recursive: true })
      const interrupted = new AbortController()
      const interrupt = () => interrupted.abort()
      process.once('SIGINT', interrupt)
      try {
        const { study_id, ref } = studies.create(request)
        const label = `studying ${ref}`
        const bar = process.stderr.isTTY ? progressBar(process.stderr, label) : progressLines(process.stderr, label)
        const ended = await followed(studies, study_id, bar, interrupted.signal)
        await writeStudy(studies, ended, out)
        given.print(ended, studyInWords(ended))
        return exitCodeOf(ended)
      } finally {
        process.removeListener('SIGINT', interrupt)
      }
    }),
}

/** The study when it has ended; a signal cancels it. */
export async function followed(
  studies: Pick<Studies, 'watch' | 'cancel' | 'get'>,
  id: string,
  bar: ProgressBar,
  interrupted: AbortSignal,
): Promise<Study> {
  const cancel = () => studies.cancel(id)
  interrupted.addEventListener('abort', cancel, { once: true })
  const ended = Promise.withResolvers<void>()
  const stop = studies.watch(id, ({ status, done, total }) => {
    bar.progress(done, total)
    if (hasEnded(status)) ended.resolve()
  })
  try {
    await ended.promise
  } finally {
    stop()
    bar.clear()
    interrupted.removeEventListener('abort', cancel)
  }
  return studies.get(id)
}

const hasEnded = (status: StudyStatus): boolean => status !== 'queued' && status !== 'running'

export async function writeStudy(
  studies: Pick<Studies, 'file' | 'report'>,
  study: Study,
  folder: string,
): Promise<void> {
  const { study_id } = study
  writeFileSync(join(folder, 'study.json'), `${JSON.stringify(study, null, 2)}\n`)
  for (const format of FILES) {
    const { path, done } = await studies.file(study_id, format, {})
    try {
      copyFileSync(path, join(folder, `points.${format}`))
    } finally {
      done()
    }
  }
  writeFileSync(join(folder, 'report.html'), await studies.report(study_id))
}

/** A check that fails at a point is what a study is to find: only a point without result, an end or a fault is told. */
export function exitCodeOf({ status, points }: Pick<Study, 'status' | 'points'>): number {
  if (status === 'failed') return 2
  if (status === 'cancelled') return 3
  return points.failed > 0 ? 1 : 0
}
