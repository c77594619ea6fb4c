import { Trans } from "@lingui/react/macro";

export function Children() {
  return (
    <>
      <p>
        <Trans>
          Learning to handle money may begin early. Whoever tells us that they are under 18 is asked
          for the email address of a parent or guardian, who gets a link that is good for seven
          days. Until it is opened and the consent given, letters, tips for a country, comments and
          push stay off. Everything else can be used.
        </Trans>
      </p>
      <p>
        <Trans>
          Of a consent we keep which text it was given to, when, and a hash of the parent's address.
          It can be taken back at any time, in the settings or by a word to us, and parents may ask
          us to show or erase their child's data.
        </Trans>
      </p>
    </>
  );
}
