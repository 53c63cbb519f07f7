/** The typed result as it leaves the service: every number with its unit, clean at 12 digits, nothing non-finite. */
import type { Origin } from './origins.ts'

export interface Quantity {
  readonly value: unknown
  readonly unit?: string
  readonly label: string
  readonly symbol?: string
  /** Why the value is null. */
  readonly reason?: string
  /** Of a map or rows beyond the limit: how many there are in all. */
  readonly count?: number
  /** Of rows: what their members are. */
  readonly columns?: readonly ColumnAnswer[]
}
export interface CheckAnswer {
  readonly id: string
  readonly title: string
  readonly standard: string
  readonly clause: string
  readonly status: 'pass' | 'fail' | 'not_checked'
  readonly demand?: Quantity
  readonly capacity?: Quantity
  readonly utilisation?: number | null
  readonly limit?: number
  readonly governing: boolean
  readonly note?: string
}
export interface SideOrigins {
  readonly demand?: Origin
  readonly capacity?: Origin
}
export interface ColumnAnswer {
  readonly name: string
  readonly title: string
  readonly unit?: string
  readonly symbol?: string
}
export interface TableAnswer {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly columns: readonly ColumnAnswer[]
  readonly rows: readonly (readonly (number | string | null)[])[]
  readonly count: number
}
export interface ChartAnswer {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly spec: Readonly<Record<string, unknown>>
}
export interface StepArgument {
  readonly symbol: string
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly value: number | readonly number[]
  /** Where it comes from; records of earlier versions have none. */
  readonly origin?: Origin
}
export interface StepAnswer {
  readonly id: number
  readonly section: string
  readonly kind: 'equation' | 'solved' | 'table'
  readonly symbol: string
  readonly title: string
  readonly source: string
  readonly clause: string
  readonly unit: string
  readonly value: number
  readonly expression?: string
  readonly relation?: string
  /** Why the formula holds only in the units stated. */
  readonly fit?: string
  readonly left?: { readonly expression: string; readonly value: number }
  readonly arguments?: readonly StepArgument[]
  readonly cell?: string
  readonly trial?: number
  readonly residual?: number
  readonly iterations?: number
  readonly method?: string
  readonly note?: string
}
export interface InputAnswer {
  readonly name: string
  readonly title: string
  readonly symbol?: string
  readonly origin: 'given' | 'default' | 'left out'
  readonly use: 'used' | 'unused' | 'overridden'
  readonly typed?: unknown
  readonly value?: unknown
  readonly unit?: string
  readonly si?: { readonly value: unknown; readonly unit: string }
  /** Of rows: what their members are, in the units of `value`. */
  readonly columns?: readonly ColumnAnswer[]
}
export interface Result {
  readonly kind: 'calculation' | 'files'
  readonly values: Readonly<Record<string, Quantity>>
  readonly checks: readonly CheckAnswer[]
  /** Where the sides of each check come from; beside the checks, which are hashed as they stand. */
  readonly check_origins?: Readonly<Record<string, SideOrigins>>
  /** What a reader might think was checked, and was not. */
  readonly not_checked: readonly string[]
  readonly tables: readonly TableAnswer[]
  readonly charts: readonly ChartAnswer[]
  readonly steps: readonly StepAnswer[]
  readonly inputs: readonly InputAnswer[]
}
