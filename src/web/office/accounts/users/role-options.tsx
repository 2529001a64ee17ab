import { roleNames, roles } from '#contract/platform/roles.ts'

export const roleOptions = roleNames.map((role) => (
  <option key={role} value={role}>
    {roles[role].name}
  </option>
))
