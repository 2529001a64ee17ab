import { config } from 'zod'

// zod would try to compile its checks, which the content-security policy forbids and reports.
config({ jitless: true })
