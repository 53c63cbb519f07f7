/** The limit of the steady heel of a floating installation. Canada Oil and Gas Installations Regulations. */
import { constant, type Source } from '@keelson/equations'

export const sor96118: Source = {
  id: 'SOR/96-118',
  title: 'Canada Oil and Gas Installations Regulations',
  publisher: 'Government of Canada',
  revision: '1996',
  read: 'memory',
}

/** In any direction, intact, under the wind of operation or of survival. */
export const STATIC_HEEL_LIMIT = constant({
  symbol: 'phi_max',
  title: 'Maximum steady heel, intact unit',
  value: 15,
  unit: 'deg',
  source: sor96118,
  clause: 'stability of floating platforms, limit not verified against the regulation',
})
