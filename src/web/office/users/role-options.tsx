import { roleNames, roles } from '#contract/roles.ts'

export const roleOptions = roleNames.map((role) => (
  <option key={role} value={role}>
    {roles[role].name}
  </option>
))
