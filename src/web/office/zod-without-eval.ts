import { z } from 'zod'

// zod would try to compile its checks, which the content-security policy forbids and reports.
z.config({ jitless: true })
