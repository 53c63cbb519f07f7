/** The RAOs that a run took, as its contract says which inputs they are, as a vessel type of OrcaFlex. */
import type { RunRecord } from '@keelson/engine'
import { orcaflexText, type RaoCube, type RaoRow, raoCubes } from '@keelson/files'
import { type AnyContract, type InputAnswer, Refusal, readParams } from '@keelson/workflow'
import type { Made } from './made-file.ts'

const NAME = 'rao.yml'
const SENSES: Readonly<Record<string, 'lags' | 'leads'>> = { lag: 'lags', lead: 'leads' }

type Cube = readonly (readonly (readonly number[])[])[]
type Inputs = ReadonlyMap<string, InputAnswer>

/** Undefined for another name, and for a run that took no RAOs. */
export function raoFile({ response, request }: RunRecord, contract: AnyContract, name: string): Made | undefined {
  const [cube] = name === NAME ? raoCubes(contract.params) : []
  if (!cube || !response.result) return undefined
  const byName = inputsOf(contract, request.params)
  if (byName === undefined) return undefined
  const phases = senseIn(byName.get(cube.sense ?? ''))
  const content = orcaflexText({
    vessel: request.meta?.title ?? contract.title,
    rotations: rotationsIn(cube, byName) === 'deg/m' ? 'degrees' : 'radians',
    ...(phases !== undefined && { phases }),
    isSymmetrical: byName.get(cube.symmetry ?? '')?.value === 'port_starboard',
    rows: rowsIn(cube, byName),
  })
  return { mediaType: 'application/yaml', content }
}

/** Undefined of a request that the contract as it is now would refuse. */
function inputsOf(contract: AnyContract, params: RunRecord['request']['params'] = {}): Inputs | undefined {
  try {
    return new Map(readParams(contract, params).inputs.map((input) => [input.name, input]))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const rotationsIn = ({ rotations }: RaoCube, inputs: Inputs): unknown =>
  'unit' in rotations ? rotations.unit : inputs.get(rotations.input)?.value

/** A default that has no part in the run says nothing of the phases. */
function senseIn(input: InputAnswer | undefined): 'lags' | 'leads' | undefined {
  const isKnown = input?.origin === 'given' || (input?.origin === 'default' && input.use === 'used')
  return isKnown ? SENSES[String(input?.value)] : undefined
}

function rowsIn(cube: RaoCube, inputs: Inputs): readonly RaoRow[] {
  const heldIn = <T>(name: string) => inputs.get(name)?.value as T
  const [periods, headings] = [cube.periods, cube.headings].map(heldIn<readonly number[]>)
  const [amplitudes, phases] = [cube.amplitudes, cube.phases].map(heldIn<Cube>)
  return (headings ?? []).flatMap((direction, j) =>
    (periods ?? []).map((period, i) => ({
      ...{ period, direction },
      ...{ amplitudes: amplitudes?.[i]?.[j] ?? [], phases: phases?.[i]?.[j] ?? [] },
    })),
  )
}
