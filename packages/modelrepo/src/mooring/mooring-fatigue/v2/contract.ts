/** Version 2: free corrosion where no environment is given, everything else as version 1. */
import { contractOf } from '../contract.ts'
import { VERSION_2 } from './modes-version.ts'

export const contract = contractOf(VERSION_2)
