import { roleNames, roles } from '#contract/accounts/roles.ts'

export const roleOptions = roleNames.map((role) => (
  <option key={role} value={role}>
    {roles[role].name}
  </option>
))
