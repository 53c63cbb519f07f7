/** Whatever is sent, a workflow answers or refuses: nothing else is thrown, nothing non-finite leaves. */
import type { ConformanceCheck } from '../subject.ts'
import { arbitraryFindings } from './arbitrary.ts'

export const fuzzCheck: ConformanceCheck = {
  name: 'whatever is sent is answered or refused',
  problems: async (subject) => [...new Set((await arbitraryFindings(subject)).faults)].slice(0, 6),
}
