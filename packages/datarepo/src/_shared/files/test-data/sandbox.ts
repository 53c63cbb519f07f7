/** A datasets folder of its own, in which a test puts files and runs a workflow over them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ran, runWorkflow } from '@keelson/engine'
import { Refusal, type Resources, type Workflow } from '@keelson/workflow'

export type Files = Readonly<Record<string, string | Uint8Array>>
export type Request = Readonly<Record<string, unknown>>
const TIME_LIMIT_MS = 120_000

/** `run` runs over the folder `data`, with `base` beside what is asked; `bare` without a folder. */
export async function sandbox(workflow: Workflow, base: Request = {}, encoding: 'latin1' | 'utf8' = 'latin1') {
  const home = await mkdtemp(join(tmpdir(), 'datasets-'))
  let runs = 0
  const resources: Resources = {
    dataset: (name) => join(home, name),
    scratch: async () => {
      runs += 1
      const scratch = join(home, `scratch-${runs}`)
      await mkdir(scratch)
      return scratch
    },
    get signal() {
      return AbortSignal.timeout(TIME_LIMIT_MS)
    },
  }
  const bare = (params: Request): Promise<Ran> => runWorkflow(workflow, params, resources)
  return {
    home,
    resources,
    bare,
    run: (params: Request = {}): Promise<Ran> => bare({ data_folder: 'data', ...base, ...params }),
    put: async (files: Files, folder = 'data'): Promise<void> => {
      await rm(join(home, folder), { recursive: true, force: true })
      await mkdir(join(home, folder))
      for (const [name, content] of Object.entries(files)) {
        await writeFile(
          join(home, folder, name),
          typeof content === 'string' ? Buffer.from(content, encoding) : content,
        )
      }
    },
    /** The problems with which a run is refused. */
    refusal: async (made: Promise<Ran>): Promise<string> => {
      try {
        await made
      } catch (error) {
        if (error instanceof Refusal) return error.message
        throw error
      }
      return 'not refused'
    },
    remove: () => rm(home, { recursive: true, force: true }),
  }
}
