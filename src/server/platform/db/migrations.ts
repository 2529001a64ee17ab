// Applied in the order of their names. One that is not listed is reported as unused code.
export * as '001-baseline' from './migrations/001-baseline.ts'
export * as '002-accounts' from './migrations/002-accounts.ts'
export * as '003-provider-details' from './migrations/003-provider-details.ts'
export * as '004-external-content' from './migrations/004-external-content.ts'
export * as '005-look' from './migrations/005-look.ts'
export * as '006-clock' from './migrations/006-clock.ts'
export * as '007-site-texts' from './migrations/007-site-texts.ts'
export * as '010-office-that-flows' from './migrations/010-office-that-flows.ts'
