/** What version 2 assumes: free corrosion where no environment is given. */
import type { Version } from '../modes-version.ts'

export const VERSION_2: Version = { number: 2, status: 'experimental', environment: 'free_corrosion' }
