/** `npm start`. What was compiled at the last start is taken from Node's compile cache, so the code is loaded after it. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { serve } = await import('./serve.ts')
await serve()
