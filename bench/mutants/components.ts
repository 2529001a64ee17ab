import { configure } from '@testing-library/react'

// Many mutants keep something from appearing, and each would take the 30 seconds that a slow machine may need.
configure({ asyncUtilTimeout: 10_000 })
