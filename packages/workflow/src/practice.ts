/**
 * The builders of a contract in the practice of one discipline, said once:
 * `const { quantity, numberValue } = inPractice('oilfield')`. A kind that has no unit of its own there keeps its one unit.
 */
import type { Practice } from '@keelson/kinds'
import { checkOf } from './contract.ts'
import { quantity, quantityList } from './params.ts'
import { mapValue, numberColumn, numberValue, resultOf } from './values.ts'
import { compares, gives, givesAs } from './way.ts'

export function inPractice(practice: Practice) {
  return {
    quantity: (...[of, o]: Parameters<typeof quantity>) => quantity(of, { practice, ...o }),
    quantityList: (...[of, o]: Parameters<typeof quantityList>) => quantityList(of, { practice, ...o }),
    numberValue: (...[of, o]: Parameters<typeof numberValue>) => numberValue(of, { practice, ...o }),
    mapValue: (...[of, o]: Parameters<typeof mapValue>) => mapValue(of, { practice, ...o }),
    resultOf: (...[equation, of, o]: Parameters<typeof resultOf>) => resultOf(equation, of, { practice, ...o }),
    numberColumn: (...[of, title, o]: Parameters<typeof numberColumn>) => numberColumn(of, title, { practice, ...o }),
    checkOf: (...[of, o]: Parameters<typeof checkOf>) => checkOf(of, { practice, ...o }),
    gives: (...[equation, of, text, o]: Parameters<typeof gives>) => gives(equation, of, text, { practice, ...o }),
    givesAs: (...[symbol, title, of, text, o]: Parameters<typeof givesAs>) =>
      givesAs(symbol, title, of, text, { practice, ...o }),
    compares: (...[of, o]: Parameters<typeof compares>) => compares(of, { practice, ...o }),
  }
}
