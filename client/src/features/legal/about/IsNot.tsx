import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import { PageLink } from "../links";

export function IsNot() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <strong>No bank and no lender.</strong> Lumbung holds no money, moves none and lends
            none. It asks for no bank login.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>No adviser.</strong> It computes and explains. What to do with your money stays
            your decision.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>No shop window.</strong> No advertising, no commissions for products, nobody who
            pays to be recommended.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>No collector of data.</strong> Your records are not sold and not read for
            anything else. You can take them with you or erase them on any day, by yourself.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The details stand in the <PageLink to={PUBLIC_PATHS.privacy}>Privacy Policy</PageLink> and
          in the <PageLink to={PUBLIC_PATHS.terms}>Terms</PageLink>. Both are written to be read.
        </Trans>
      </p>
    </>
  );
}
