/** A workflow: its contract with the calculation that honours it, and what it may read. */
import type { Trace } from '@keelson/equations'
import type { AnyContract, ContractParams } from './contract.ts'
import type { Outcome } from './outcome.ts'

/** What was read from outside, with the digest of each file or record. */
export interface Loaded<D> {
  readonly data: D
  readonly digests: readonly DataDigest[]
  /** Vintage of the data, ISO 8601. */
  readonly asOf?: string
}
export interface DataDigest {
  readonly name: string
  readonly sha256: string
  readonly bytes: number
}

/** What `load` may reach: folders that the service confines, and nothing else. */
export interface Resources {
  /** Absolute path of a folder inside the datasets folder, or undefined when there is none of that name. */
  readonly dataset: (name: string) => string | undefined
  /** Absolute path of a scratch folder of this run, removed afterwards. */
  readonly scratch: () => Promise<string>
  /** Aborts when the run's time is up. */
  readonly signal: AbortSignal
}

/** What `calculate` and `charts` have beside the inputs. */
export interface RunContext {
  readonly trace: Trace
}

// biome-ignore lint/suspicious/noExplicitAny: the default is a workflow of any shape; every definition infers its own.
export interface Workflow<K extends AnyContract = any, D = any> {
  readonly contract: K
  /** Pure and synchronous: SI inputs (and what `load` read) to an outcome in SI, tracing its steps. */
  readonly calculate: (params: ContractParams<K>, context: RunContext, data: D) => Outcome<K>
  readonly load?: (params: ContractParams<K>, resources: Resources) => Promise<Loaded<D>>
  /** The default request. */
  readonly example: Readonly<Record<string, unknown>>
  /** `import.meta.url` of the module that exports it, beside its cases.json. */
  readonly home: string
}

/** Declares one version of a workflow; the identity, kept for inference. */
export const defineWorkflow = <K extends AnyContract, D = undefined>(workflow: Workflow<K, D>): Workflow<K, D> =>
  workflow
